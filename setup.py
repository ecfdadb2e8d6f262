"""What pyproject.toml cannot say: the modules that the build backend has just translated to C, if any."""

import backend
from setuptools import setup

setup(ext_modules=backend.extensions, options=backend.options)
