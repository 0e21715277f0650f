# The table as a container: docker build -t watershed-table . && docker run -p 8000:8000 -v table:/data watershed-table
# docs/operating.md says more, and compose.yaml runs it with PostgreSQL and Redis.

# The browser's part.
FROM node:24-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY web/index.html web/offline.html web/tsconfig.json web/vite.config.ts ./
COPY web/scripts scripts
COPY web/public public
COPY web/src src
COPY web/tests/unit tests/unit
COPY src/watershed/kit /build/src/watershed/kit
COPY src/watershed/games /build/src/watershed/games
RUN npm run --silent build

# The wheel, and everything it needs, in an environment of its own.
FROM python:3.13-slim AS table
WORKDIR /build
RUN python -m venv /table
COPY constraints.txt pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY src src
COPY --from=client /build/web/dist web/dist
RUN /table/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt '.[server,postgres,scale]'

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Watershed" \
      org.opencontainers.image.description="A digital table for strategy board games" \
      org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin table \
    && install --directory --owner=table --group=table /data
COPY --from=table /table /table
ENV PATH=/table/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=/data/table.db \
    WATERSHED_CACHE=/data/cache
USER table
WORKDIR /data
VOLUME /data
EXPOSE 8000
# SIGTERM ends it in order. Bots that search are compiled once, into the cache on the volume.
HEALTHCHECK --interval=30s --timeout=15s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=12)"]
ENTRYPOINT ["watershed"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
