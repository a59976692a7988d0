"""How much one person or one address may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from regnum.server.settings import ServerSettings
from regnum.table.commands import Refused

MINUTE, DAY = 60, 24 * 3600
BURST_SECONDS = 5  # all that may come in this time may also come at once
NETWORK_BITS = 64  # of an IPv6 address; who has the network can use every address in it


def origin(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host  # no address, as behind a socket of the file system
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((int(address), NETWORK_BITS), strict=False))
    return host


class Limit:
    """So many events in so many seconds for each key, such as an address."""

    KEPT = 10_000  # keys that are remembered

    def __init__(self, events: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self.events = events
        self.seconds = seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # credit, when

    def spend(self, key: str, cost: float = 1) -> bool:
        """Count an event; false if there were too many before. A dear one may leave a debt."""
        now = self._clock()
        credit, then = self._left.pop(key, (float(self.events), now))
        credit = min(self.events, credit + (now - then) * self.events / self.seconds)
        is_allowed = credit >= 1
        self._left[key] = (credit - cost if is_allowed else credit, now)
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return is_allowed


class Limits:
    """All that is limited in a server."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self.new_people = Limit(settings.people_per_minute, MINUTE)
        self.people_of_day = Limit(settings.people_per_day, DAY)
        self.new_tables = Limit(settings.tables_per_minute, MINUTE)
        self.links = Limit(settings.links_per_minute, MINUTE)
        self.words = Limit(settings.words_per_minute, MINUTE)
        self.of_address = per_second(settings.requests_per_address)
        self.of_person = per_second(settings.requests_per_person)
        self._sockets_of_people: Counter[str] = Counter()
        self._sockets_of_addresses: Counter[str] = Counter()

    @contextmanager
    def socket(self, person: str, address: str) -> Iterator[None]:
        """Count a socket while it lasts; `Refused` if there are too many."""
        people, addresses = self._sockets_of_people, self._sockets_of_addresses
        if (
            people.total() >= self._settings.sockets
            or people[person] >= self._settings.sockets_per_person
            or addresses[address] >= self._settings.sockets_per_address
        ):
            raise Refused("too-much", "too many connections are open: close one")
        with _counted(people, person), _counted(addresses, address):
            yield


class Doorman:
    """Lets connections in, as many as the system and one address may have."""

    def __init__(self, most: int, per_address: int, proxies: Iterable[str] = ()) -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._open: Counter[str] = Counter()

    def admit(self, host: str) -> bool:
        """Let a connection in and count it; false if it has to go at once."""
        address = origin(host)
        is_full = self._open.total() >= self._most
        if is_full or (self._open[address] >= self._per_address and not self._is_proxy(host)):
            return False
        self._open[address] += 1
        return True

    def see_off(self, host: str) -> None:
        """Count a connection no more that was let in."""
        _uncount(self._open, origin(host))

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in proxy for proxy in self._proxies)
        except ValueError:
            return True


def per_second(events: int) -> Limit:
    """So many events in a second, and a burst of them at once."""
    return Limit(events * BURST_SECONDS, BURST_SECONDS)


@contextmanager
def _counted(counts: Counter[str], key: str) -> Iterator[None]:
    counts[key] += 1
    try:
        yield
    finally:
        _uncount(counts, key)


def _uncount(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
