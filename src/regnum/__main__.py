"""`python -m regnum` is the command `regnum`."""

import sys

from regnum.cli.main import main

sys.exit(main())
