"""Real programs, labelled by their own accessibility trees and proved by what they do."""
