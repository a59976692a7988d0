"""Figures for operators, in the text format of Prometheus."""

from bisect import bisect_left

BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds


class Metrics:
    """Counts and latencies since the start."""

    def __init__(self) -> None:
        self.commands = 0
        self.refused = 0
        self.bot_decisions = 0
        self._latencies = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count_command(self, seconds: float) -> None:
        """A command was stored and shown."""
        self.commands += 1
        self._seconds += seconds
        self._latencies[bisect_left(BUCKETS, seconds)] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """All figures; gauges are what is true now."""
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE regnum_{name} gauge", f"regnum_{name} {value}"]
        for name, value in (
            ("commands_total", self.commands),
            ("refused_total", self.refused),
            ("bot_decisions_total", self.bot_decisions),
        ):
            lines += [f"# TYPE regnum_{name} counter", f"regnum_{name} {value}"]
        lines.append("# TYPE regnum_command_seconds histogram")
        counted = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self._latencies, strict=True):
            counted += count
            lines.append(f'regnum_command_seconds_bucket{{le="{limit}"}} {counted}')
        lines += [
            f"regnum_command_seconds_sum {self._seconds:.6f}",
            f"regnum_command_seconds_count {counted}",
        ]
        return "\n".join(lines) + "\n"
