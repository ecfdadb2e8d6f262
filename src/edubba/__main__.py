"""`python -m edubba` is the `edubba` command."""

from edubba.cli import main

if __name__ == "__main__":
    main()
