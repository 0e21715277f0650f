"""What is packed around the table: names, locks, the container, the CI. No container runs here: files are compared."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from watershed.about import DISTRIBUTION, install

REPOSITORY = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
DOCKERFILE = (REPOSITORY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
LOCK: dict[str, Any] = json.loads((REPOSITORY / "web" / "package-lock.json").read_text(encoding="utf-8"))
# The registry that the lock was made with has no copies for other systems of this one tool.
WITHOUT_SUM = re.compile(r"node_modules/@biomejs/cli-(android|darwin|win32)-(arm64|x64)")


def texts() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=REPOSITORY, check=True, capture_output=True, text=True,
    )  # fmt: skip
    kinds = (".md", ".py", ".toml", ".yml", ".yaml", ".ts", ".tsx", ".ftl", ".mjs", "Makefile", "Dockerfile")
    files = (REPOSITORY / name for name in listed.stdout.splitlines() if name.endswith(kinds))
    return [path for path in files if path.is_file() and path != Path(__file__)]


def test_nobody_is_told_to_install_another_package() -> None:
    """`watershed` on the public index belongs to somebody else."""
    wrong = re.compile(r"(pip|pipx|uv|uvx)[a-z ]* (install|add|run) +['\"]?watershed(?![-_]table)|watershed\[[a-z,]+\]")
    found = [
        f"{path.relative_to(REPOSITORY)}: {line.strip()}"
        for path in texts()
        for line in path.read_text(encoding="utf-8").splitlines()
        if wrong.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_name_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["name"] == DISTRIBUTION == "watershed-table"
    assert PROJECT["project"]["scripts"] == {"watershed": "watershed.__main__:main"}
    for extra in ("server", "postgres", "scale", "lab", "all"):
        assert extra in PROJECT["project"]["optional-dependencies"]
        assert install(extra) == f"pip install 'watershed-table[{extra}]'"
    assert install("server") in (REPOSITORY / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_lock_names_no_addresses() -> None:
    """It fits whatever registry somebody uses."""
    assert "resolved" not in json.dumps(LOCK)
    addresses = set(
        re.findall(
            r'"(https?://[^"]+)"',
            json.dumps({name: without_thanks(LOCK["packages"][name]) for name in LOCK["packages"]}),
        )
    )
    assert not addresses
    assert "omit-lockfile-registry-resolved=true" in (REPOSITORY / "web" / ".npmrc").read_text().splitlines()


def without_thanks(package: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in package.items() if name != "funding"}


def test_the_lock_is_that_of_the_packages() -> None:
    wanted = json.loads((REPOSITORY / "web" / "package.json").read_text(encoding="utf-8"))
    root = LOCK["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert root[kind] == wanted[kind]
        for name, version in wanted[kind].items():
            assert LOCK["packages"][f"node_modules/{name}"]["version"] == version
    for name, package in LOCK["packages"].items():
        for other in package.get("optionalDependencies", {}):
            assert f"node_modules/{other}" in LOCK["packages"], f"{name} needs it on some system"
        if name and not WITHOUT_SUM.fullmatch(name):
            assert package["integrity"].startswith("sha512-"), name


def copies() -> list[str]:
    """Everything that the container is built from."""
    found = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return [name for names in found for name in names.split()]


def ignored(path: str) -> bool:
    """Whether the builder never sees a file: the last pattern that fits decides, as for Docker."""
    verdict = False
    for line in (REPOSITORY / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip().removeprefix("!")
        if pattern and not line.startswith("#"):
            parts = [path, *(parent.as_posix() for parent in Path(path).parents)]
            if any(fnmatch(part, pattern) or fnmatch(f"/{part}", pattern.replace("**/", "*/")) for part in parts):
                verdict = not line.startswith("!")
    return verdict


def test_the_container_is_built_from_what_is_there() -> None:
    assert len(copies()) > 10
    for name in copies():
        assert (REPOSITORY / name).exists(), name
        assert not ignored(name), f"{name} is in .dockerignore"
    for name in (".git/config", ".venv/bin/python", "web/node_modules/ws/index.js", "web/dist/index.html", ".env"):
        assert ignored(name), f"{name} has no business in a container"
    assert ignored("src/watershed/__pycache__/cli.cpython-311.pyc")


def test_the_container_builds_the_whole_client() -> None:
    """What `make` builds it from: without one page of it nothing is built."""
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    (sources,) = re.findall(r"^CLIENT_SOURCES := \$\(shell find (.+) -type f\)$", makefile, re.MULTILINE)
    pages = re.findall(r'"([\w/]+\.html)"', (REPOSITORY / "web" / "vite.config.ts").read_text(encoding="utf-8"))
    assert {"web/index.html", "web/offline.html"} <= {f"web/{page}" for page in pages} <= set(sources.split())
    for source in sources.split():
        assert {source, *(parent.as_posix() for parent in Path(source).parents)} & set(copies()), source


def test_the_container_builds_a_wheel() -> None:
    packed = {"pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "constraints.txt", "src"}
    assert packed <= set(copies())
    assert "web/package-lock.json" in copies()
    assert "npm ci" in DOCKERFILE
    for extra in re.findall(r"'\.\[([a-z,]+)\]'", DOCKERFILE)[0].split(","):
        assert extra in PROJECT["project"]["optional-dependencies"]


def test_the_container_runs_as_nobody_special() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert DOCKERFILE.count("\nFROM ") >= 3, "what builds it isn't in it"
    assert re.search(r"^USER table$", last, re.MULTILINE)
    assert last.index("USER table") < last.index("ENTRYPOINT")
    assert re.search(r"^HEALTHCHECK .*/healthz", last, re.MULTILINE)
    assert 'ENTRYPOINT ["watershed"]' in last
    assert '"--host", "0.0.0.0"' in last
    assert "latest" not in DOCKERFILE


def test_compose_has_a_database_and_redis() -> None:
    found = yaml.safe_load((REPOSITORY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert set(services) == {"table", "postgres", "redis"}
    table = services["table"]
    assert "@postgres/table" in table["environment"]["DATABASE_URL"]
    assert table["environment"]["REDIS_URL"] == "redis://redis:6379/0"
    assert set(table["environment"]) == {"DATABASE_URL", "REDIS_URL"}, "all other settings are those of .env"
    assert table["env_file"] == [{"path": ".env", "required": False}]
    assert {name: need["condition"] for name, need in table["depends_on"].items()} == {
        "postgres": "service_healthy",
        "redis": "service_healthy",
    }
    assert all("healthcheck" in services[name] for name in ("postgres", "redis"))
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert named == set(found["volumes"])
    assert table["ports"][0].startswith("127.0.0.1:"), "the world comes in by a web server with HTTPS"
    password = services["postgres"]["environment"]["POSTGRES_PASSWORD"]
    assert password.startswith("${POSTGRES_PASSWORD:?"), "there is no password that everyone knows"


def test_the_ci_tries_every_python_we_promise() -> None:
    jobs = yaml.safe_load((REPOSITORY / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))["jobs"]
    promised = {
        name.rpartition(" :: ")[2]
        for name in PROJECT["project"]["classifiers"]
        if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", name)
    }
    tried = set(jobs["pythons"]["strategy"]["matrix"]["python"])
    tried |= {
        step["with"]["python-version"] for step in jobs["everything"]["steps"] if "python" in step.get("uses", "")
    }
    assert promised == tried == {"3.11", "3.12", "3.13", "3.14"}
    tried_there = next(step["run"] for step in jobs["pythons"]["steps"] if "test-rules" in step.get("run", ""))
    assert set(tried_there.split()) >= {"test-rules", "test-bots", "test-server"}, tried_there
    parts = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^BOT_TESTS := .*tests/test_speeds\.py", parts, re.MULTILINE), "compiled rules too"
    assert min(tried) == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert {"windows-latest", "macos-latest"} <= set(jobs["install"]["strategy"]["matrix"]["system"])
    used = re.findall(r"\bmake ([a-z -]+)", json.dumps(jobs))
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for line in used for target in line.split())


def test_no_link_needs_a_system_that_has_them() -> None:
    listed = subprocess.run(["git", "ls-files", "--stage"], cwd=REPOSITORY, check=True, capture_output=True, text=True)
    assert not [line for line in listed.stdout.splitlines() if line.startswith("120000")]


@pytest.mark.parametrize("name", ["SECURITY.md", "docs/operating.md"])
def test_links_lead_somewhere(name: str) -> None:
    text = (REPOSITORY / name).read_text(encoding="utf-8")
    here = (REPOSITORY / name).parent
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, anchor = target.partition("#")
        page = (here / path) if path else REPOSITORY / name
        assert page.exists(), target
        heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE) if page.suffix == ".md" else []
        slugs = {re.sub(r"[^a-z0-9 -]", "", head.lower()).replace(" ", "-") for head in heads}
        assert not anchor or anchor in slugs, target
