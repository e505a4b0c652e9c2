/** What is shared: a page's URL and a sentence about it. */
export type SharedPage = { url: string; text: string };

type ShareTarget = { id: string; name: string; addressOf(shared: SharedPage): string };

/**
 * Plain share links: unlike embedded buttons, they don't contact the network before someone follows
 * them.
 */
export const shareTargets: readonly ShareTarget[] = [
  {
    id: 'linkedin',
    name: 'LinkedIn',
    addressOf: ({ url }) => buildUrl('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    id: 'x',
    name: 'X',
    addressOf: ({ url, text }) => buildUrl('https://x.com/intent/post', { url, text }),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    addressOf: ({ url }) => buildUrl('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    addressOf: ({ url, text }) => buildUrl('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    id: 'telegram',
    name: 'Telegram',
    addressOf: ({ url, text }) => buildUrl('https://t.me/share/url', { url, text }),
  },
];

/** `mailto:` doesn't decode a plus as a space. */
export function mailtoUrl({ url, text }: SharedPage): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
}

function buildUrl(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
