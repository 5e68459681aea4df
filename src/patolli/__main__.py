"""`python -m patolli`: the command line without the installed script."""

from patolli.cli import main

if __name__ == "__main__":
    main()
