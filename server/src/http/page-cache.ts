import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock.ts';
import type { ContentVersions, VersionSnapshot } from '../platform/content-versions.ts';
import { compress } from './compression.ts';

/** A rendered page and the versions it was rendered from. */
export type FreshPage = {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: ReadonlySet<string>;
  readonly freshUntil: Date | undefined;
};

export type CachedPage = {
  readonly bodies: { readonly identity: Buffer; readonly gzip: Buffer; readonly br: Buffer };
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
};

type Entry = CachedPage & {
  readonly versions: ReadonlyMap<string, number>;
  readonly freshUntil: number;
};

export type PageCache = {
  /** A page that is up to date. */
  find(key: string): CachedPage | undefined;
  /**
   * The last page cached under the key, even if it is stale: used when no new one can be rendered.
   */
  findStale(key: string): CachedPage | undefined;
  /** Renders a page once for all concurrent requests, and caches it. */
  make(key: string, render: () => Promise<FreshPage>): Promise<CachedPage>;
};

export function createPageCache(deps: {
  versions: Pick<ContentVersions, 'known'>;
  clock: Clock;
  maxBytes: number;
}): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: deps.maxBytes,
    sizeCalculation: ({ bodies }) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + 1024,
  });
  const inFlight = new Map<string, { versions: VersionSnapshot; page: Promise<Entry> }>();

  function isCurrent(entry: Entry): boolean {
    if (deps.clock.now().getTime() >= entry.freshUntil) return false;
    const known = deps.versions.known();
    for (const [tag, version] of entry.versions) {
      if ((known.get(tag) ?? 0) !== version) return false;
    }
    return true;
  }

  async function renderAndCache(
    key: string,
    versions: VersionSnapshot,
    render: () => Promise<FreshPage>,
  ): Promise<Entry> {
    const entry = await toEntry(await render(), versions);
    entries.set(key, entry);
    return entry;
  }

  return {
    find(key) {
      const entry = entries.get(key);
      return entry && isCurrent(entry) ? entry : undefined;
    },
    findStale: (key) => entries.get(key),
    make(key, render) {
      const versions = deps.versions.known();
      const other = inFlight.get(key);
      // A render in flight is only shared if it started with the same versions.
      if (other && other.versions === versions) return other.page;
      const page = renderAndCache(key, versions, render).finally(() => {
        if (inFlight.get(key)?.page === page) inFlight.delete(key);
      });
      inFlight.set(key, { versions, page });
      return page;
    },
  };
}

async function toEntry(page: FreshPage, versions: VersionSnapshot): Promise<Entry> {
  const identity = Buffer.from(page.html, 'utf8');
  const [gzipped, brotli] = await Promise.all([
    compress(identity, 'gzip'),
    compress(identity, 'br'),
  ]);
  return {
    bodies: { identity, gzip: gzipped, br: brotli },
    headers: page.headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    versions: new Map([...page.tags].map((tag) => [tag, versions.get(tag) ?? 0])),
    freshUntil: page.freshUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}
