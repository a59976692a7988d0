"""The spaces of Gymnasium that observations and actions lie in."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces

from regnum.environments.observing import SCALARS
from regnum.environments.terms import Terms

ACTION_MASK = "action_mask"


@cache
def observation_boxes(terms: Terms) -> dict[str, spaces.Space[Any]]:
    """A box for each array of an observation."""
    observer = terms.observer
    boxes: dict[str, spaces.Space[Any]] = {
        part.name: spaces.Box(0, part.most, observer.shapes[part.name], np.int8)
        for part in observer.encoding.parts
    }
    boxes[SCALARS] = spaces.Box(-1, 1, observer.shapes[SCALARS], np.float32)
    return boxes


def mask_box(terms: Terms) -> spaces.Box:
    """A box for the mask."""
    return spaces.Box(0, 1, (terms.ids.count,), np.int8)
