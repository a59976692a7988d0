"""What the page about hosting gives to hosts: a proxy and a unit that work as they stand there."""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest

import regnum
from regnum.server.metrics import Metrics
from regnum.server.settings import ServerSettings
from regnum.server.store import Store
from regnum.server.verifying import verify
from server.server_kit import ME, OPEN, Client, Server, bot, free_port, run

HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NGINX = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
MAIN = """\
{user}
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl")


class Front:
    """nginx with the site of the docs, in front of two servers."""

    def __init__(self, folder: Path, servers: tuple[int, int]) -> None:
        self.folder = folder
        self.plain, self.secure, self.redirect = free_port(), free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.plain}"
        self.command = [str(NGINX), "-p", str(folder), "-e", "stderr", "-c", f"{folder}/nginx.conf"]
        certificate = folder / "certificate.pem"
        subprocess.run(
            [
                *(
                    "openssl",
                    "req",
                    "-x509",
                    "-newkey",
                    "ec",
                    "-pkeyopt",
                    "ec_paramgen_curve:P-256",
                ),
                *("-nodes", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
                *("-days", "2", "-keyout", f"{folder}/key.pem", "-out", str(certificate)),
            ],
            check=True,
            capture_output=True,
        )
        self.certificate = certificate
        site = (HOSTING / "nginx.conf").read_text()
        listen = f"listen 127.0.0.1:{self.secure} ssl; listen 127.0.0.1:{self.plain};"
        for old, new in {
            "listen 80;": f"listen 127.0.0.1:{self.redirect};",
            "listen 443 ssl;": listen,
            "/etc/letsencrypt/live/regnum.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/regnum.example/privkey.pem": f"{folder}/key.pem",
            "127.0.0.1:8080": f"127.0.0.1:{servers[0]}",
            "127.0.0.1:8081": f"127.0.0.1:{servers[1]}",
        }.items():
            assert site.count(old) == 1, old
            site = site.replace(old, new)
        (folder / "site.conf").write_text(site)
        user = "user root;" if os.getuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))

    @contextmanager
    def running(self) -> Iterator[None]:
        with (self.folder / "nginx.log").open("wb") as log:
            process = subprocess.Popen(self.command, stdout=log, stderr=log)
        try:
            deadline = monotonic() + 20
            while not self._answers():
                assert process.poll() is None, (self.folder / "nginx.log").read_text()
                assert monotonic() < deadline
                sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(20)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/metrics", trust_env=False).status_code == 404
        except httpx.TransportError:
            return False


def metric(server: Server, name: str) -> int:
    """A figure of one process."""
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    return int(
        next(line for line in text.splitlines() if line.startswith(f"regnum_{name} ")).split()[1]
    )


@needs_nginx
@needs_openssl
def test_a_match_goes_on_behind_the_proxy_when_a_process_dies(
    postgresql: Callable[[], str], tmp_path: Path
) -> None:
    database = postgresql()
    servers = [Server(database, tmp_path, "--proxy", "127.0.0.1") for _ in range(2)]
    front = Front(tmp_path, (servers[0].port, servers[1].port))
    door = Server(database, tmp_path)  # is not started: it stands for the proxy
    door.url = front.url

    async def story() -> None:
        async with Client(door, "Ann") as ann, Client(door, "Ben") as ben:
            table = await ann.create_table("kingdom-builder", [ME, OPEN, bot()])
            await ben.enter(await ann.make_key(table))
            await ann.open(table)
            await ben.open(table)
            await ben.sit(1)
            sockets = [metric(server, "sockets") for server in servers]
            assert sorted(sockets) == [0, 2], "people of one table meet at one process"
            ann_plays = asyncio.create_task(ann.play_randomly(Random(1), 15, reconnect=True))
            ben_plays = asyncio.create_task(ben.play_randomly(Random(2), reconnect=True))
            await ben.until(lambda state: state["revision"] >= 15)
            servers[sockets.index(2)].kill()
            assert len(await ann_plays) == 15
            ben_plays.cancel()
            assert metric(servers[sockets.index(0)], "sockets") == 2

    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_healthy()
        with front.running():
            check_addresses(front)
            run(story(), 100)
    finally:
        for server in servers:
            server.__exit__()
    store = Store(database)
    assert [finding.fault for finding in verify(store)] == [None]
    store.close()


def check_addresses(front: Front) -> None:
    """Secure from outside, and no figures for strangers."""
    trusted = ssl.create_default_context(cafile=str(front.certificate))
    with httpx.Client(verify=trusted, trust_env=False) as browser:
        secure = f"https://localhost:{front.secure}"
        assert browser.get(f"{secure}/healthz").text.strip() == "ok"
        assert browser.get(f"{secure}/metrics").status_code == 404
        made = browser.post(f"{secure}/api/me", json={"name": "Ann"})
        assert "__Host-regnum=" in made.headers["set-cookie"], "it knows that it is HTTPS outside"
        sent = browser.get(f"http://127.0.0.1:{front.redirect}/table/x", headers={"Host": "a.b"})
        assert (sent.status_code, sent.headers["location"]) == (301, "https://a.b/table/x")


def test_the_page_names_what_there_is() -> None:
    page = (HOSTING.parent / "hosting.md").read_text()
    figures = Metrics().text({"tables": 0, "sockets": 0, "thoughts_waiting": 0})
    named = set(re.findall(r"`(regnum_\w+)`", page))
    assert len(named) > 3
    assert all(f"# TYPE {name} " in figures for name in named)
    folder = Path(regnum.__file__).parent / "server"
    code = "".join(path.read_text() for path in folder.glob("*.py"))
    events = re.findall(r"`([a-z]+-[a-z-]+)`", page.partition("In the log")[2].partition("##")[0])
    assert len(events) > 3
    assert all(f'"{event}"' in code for event in events)
    settings = {f"REGNUM_{field.name.upper()}" for field in fields(ServerSettings)}
    assert set(re.findall(r"REGNUM_\w+", page)) <= settings


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = (HOSTING / "regnum@.service").read_text()
    regnum = Path(sys.executable).with_name("regnum")
    assert "/opt/regnum/bin/regnum serve" in unit
    path = tmp_path / "regnum@8080.service"
    path.write_text(unit.replace("/opt/regnum/bin/regnum", str(regnum)))
    ran = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(path)], capture_output=True, text=True
    )
    told = [line for line in ran.stderr.splitlines() if "regnum" in line]
    assert (ran.returncode, told) == (0, []), ran.stderr
