/** What is passed on: the address of a page and a sentence about it. */
export type Shared = { url: string; text: string };

type ShareTarget = { id: string; name: string; addressOf(shared: Shared): string };

/**
 * Sharing by plain link: no network learns about the visitor until they follow it, unlike with an
 * embedded button.
 */
export const shareTargets: readonly ShareTarget[] = [
  {
    id: 'linkedin',
    name: 'LinkedIn',
    addressOf: ({ url }) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    id: 'x',
    name: 'X',
    addressOf: ({ url, text }) => address('https://x.com/intent/post', { url, text }),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    addressOf: ({ url }) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    addressOf: ({ url, text }) => address('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    id: 'telegram',
    name: 'Telegram',
    addressOf: ({ url, text }) => address('https://t.me/share/url', { url, text }),
  },
];

/** `mailto:` knows no plus for a space. */
export function mailAddressOf({ url, text }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${url}`)}`;
}

function address(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
