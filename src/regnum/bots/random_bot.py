"""The bot that takes any legal decision, each as likely as the others."""

from regnum.bots.observation import Observation

decide = Observation.random_action
