"""A digital table for Kingdom Builder and Kingsburg."""

__version__ = "0.1.0"
