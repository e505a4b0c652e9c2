import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A link that must be rejected, and how it is requested. */
export type Forgery = {
  readonly title: string;
  readonly url: string;
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
};

type Material = { link: string; uploadLink: string; foreign: readonly Forgery[]; count: number };

/** This many different links: the obvious forgeries first, then random ones. */
export function forgeLinks({ link, uploadLink, foreign, count }: Material): Forgery[] {
  const attempts = [
    ...foreign,
    ...withoutParameters(link),
    ...forgeOtherTargets(link),
    ...otherMethods(link),
    ...additions(link),
    // It was valid for one part of an upload that is complete.
    { title: 'upload link again', url: uploadLink, method: 'PUT' as const },
    { title: 'upload link to read', url: uploadLink, method: 'GET' as const },
  ];
  const seen = new Set(attempts.map(({ method, url }) => `${method} ${url}`));
  while (seen.size < count) {
    const forgery = tampered(link);
    const key = `${forgery.method} ${forgery.url}`;
    if (seen.has(key) || forgery.url === link) continue;
    seen.add(key);
    attempts.push(forgery);
  }
  return attempts;
}

function withoutParameters(link: string): Forgery[] {
  const names = [...new URL(link).searchParams.keys()];
  return [
    get('unsigned', link.split('?', 1)[0] ?? ''),
    ...names.map((name) =>
      get(
        `without ${name}`,
        changed(link, (url) => url.searchParams.delete(name)),
      ),
    ),
    ...names
      .filter((name) => name.startsWith('X-Amz'))
      .map((name) =>
        get(
          `empty ${name}`,
          changed(link, (url) => url.searchParams.set(name, '')),
        ),
      ),
  ];
}

function forgeOtherTargets(link: string): Forgery[] {
  const path = new URL(link).pathname;
  const folder = path.replace(/[^/]*$/, '');
  const paths = [
    `${folder}${randomUUID()}`,
    path.replace('/files/', '/quarantine/'),
    `${path}/`,
    folder,
    path.replace(/^\/[^/]+/, '/another-bucket'),
    path.replace(/^\/[^/]+/, ''),
    '/',
    `${path}%00`,
    path.replace('/files/', '/files%2F..%2Fquarantine%2F'),
    `/${path}`,
  ];
  return paths.map((other) =>
    get(
      `for ${other}`,
      changed(link, (url) => {
        url.pathname = other;
      }),
    ),
  );
}

function otherMethods(link: string): Forgery[] {
  const methods = ['HEAD', 'PUT', 'POST', 'DELETE'] as const;
  return methods.map((method) => ({ title: `by ${method}`, url: link, method }));
}

/** Parameters that change the response must be signed too. */
function additions(link: string): Forgery[] {
  const added = [
    ['response-content-type', 'text/html'],
    ['response-content-disposition', 'inline'],
    ['response-cache-control', 'public'],
    ['versionId', 'null'],
    ['acl', ''],
    ['tagging', ''],
    ['uploads', ''],
    ['partNumber', '1'],
  ] as const;
  return added.flatMap(([name, value]) => [
    get(
      `with ${name}`,
      changed(link, (url) => url.searchParams.append(name, value)),
    ),
    get(
      `with other ${name}`,
      changed(link, (url) => url.searchParams.set(name, value)),
    ),
  ]);
}

/** Changes one character in a parameter or in the path. */
function tampered(link: string): Forgery {
  const names = ['path', ...new URL(link).searchParams.keys()];
  const name = names[randomInt(names.length)] ?? 'path';
  const url = changed(link, (address) => {
    if (name === 'path') address.pathname = withOtherLetter(address.pathname);
    else address.searchParams.set(name, otherValue(name, address.searchParams.get(name) ?? ''));
  });
  return get(`tampered ${name}`, url);
}

function otherValue(name: string, value: string): string {
  switch (name) {
    case 'X-Amz-Expires':
      return String(randomInt(61, 604_800));
    case 'X-Amz-Date':
      return value.replace(/\d{6}Z$/, () => `${String(randomInt(240_000)).padStart(6, '0')}Z`);
    case 'X-Amz-Signature':
      return randomInt(2) === 0 ? randomBytes(32).toString('hex') : withOtherLetter(value);
    default:
      return withOtherLetter(value);
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

function withOtherLetter(text: string): string {
  const at = randomInt(text.length);
  const letter = letters[randomInt(letters.length)] ?? 'x';
  const isSame = text[at]?.toLowerCase() === letter;
  return text.slice(0, at) + (isSame ? '_' : letter) + text.slice(at + 1);
}

function changed(link: string, change: (url: URL) => void): string {
  const url = new URL(link);
  change(url);
  return url.href;
}

function get(title: string, url: string): Forgery {
  return { title, url, method: 'GET' };
}
