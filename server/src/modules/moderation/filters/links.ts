import { readLinks } from '@danube/contract/community/message-links.ts';

/** URLs, also without `https://` and with the dot spelled out. */
const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[a-z0-9-]+(?:\.|\s?[[(]dot[\])]\s?)(?:com|net|org|io|me|ru|biz|info|top|xyz|club|online|site|shop|link|app|tv|cc|to|gg|ly)\b(?:\/\S*)?/giu;

/** The hosts outside this site that a message links to, once per link. */
export function linkHosts(text: string): string[] {
  const { targets, words } = readLinks(text);
  return [...targets.flatMap(hostOfTarget), ...(words.match(link) ?? []).map(hostOfWords)];
}

const baseUrl = 'https://here.invalid';

function hostOfTarget(target: string): string[] {
  const url = URL.parse(target, baseUrl);
  if (!url || url.origin === baseUrl) return [];
  const host = url.protocol === 'mailto:' ? url.pathname.split('@').at(-1) : url.hostname;
  return host ? [host.replace(/^www\./, '')] : [];
}

function hostOfWords(address: string): string {
  const [host = ''] = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#:]/);
  return host.replace(/\s?[[(]dot[\])]\s?/, '.').replace(/^www\./, '');
}
