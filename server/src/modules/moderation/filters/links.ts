/** URLs, also without `https://` and with the dot spelled out. */
const link =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[a-z0-9-]+(?:\.|\s?[[(]dot[\])]\s?)(?:com|net|org|io|me|ru|biz|info|top|xyz|club|online|site|shop|link|app|tv|cc|to|gg|ly)\b(?:\/\S*)?/giu;

/** The hosts that a message links to, once per link. */
export function linkHosts(text: string): string[] {
  return (text.normalize('NFKC').match(link) ?? []).map(hostOf);
}

function hostOf(address: string): string {
  const [host = ''] = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/?#:]/);
  return host.replace(/\s?[[(]dot[\])]\s?/, '.').replace(/^www\./, '');
}
