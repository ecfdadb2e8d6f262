"""What the kernel keeps of a position is cloned too."""

from edubba.testing.clones import forgettable, positions
from edubba.testing.play import held


def test_a_clone_forgets_nothing_of_the_kernel() -> None:
    """Not every game has all of it: one where nobody answers in secret has no sealed answers."""
    everything = (state for game in held() for state in positions(game))
    assert forgettable(everything, kernel=True) == []
