"""The same work on Edubba and on its peers, as ratios in one run on one core: `python -m benchmarks`."""
