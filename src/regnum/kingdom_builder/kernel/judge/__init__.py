"""What is known about good play of Kingdom Builder, compiled: the same figures as the judge's."""

from regnum.fast.kernel import CompiledJudge
from regnum.kingdom_builder.actions import CHOICES
from regnum.kingdom_builder.kernel.judge.decisions import values
from regnum.kingdom_builder.kernel.judge.evaluation import evaluate
from regnum.kingdom_builder.kernel.judge.weights import weights_array

JUDGE = CompiledJudge(words=CHOICES, weights=weights_array, values=values, evaluate=evaluate)
