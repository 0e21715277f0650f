"""Telling people when it is their turn: Web Push, mail, and a webhook for each match."""
