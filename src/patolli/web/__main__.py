"""`python -m patolli.web`: the same as `patolli serve`."""

from patolli.cli.serve import default

if __name__ == "__main__":
    default()
