/** Domains whose mailboxes ignore dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: without its tag, dots and capitals. Dots are ignored everywhere,
 * because a pair of addresses that differ in dots alone is worth a look.
 */
export function plainMail(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').trim().toLowerCase().split('@');
  const mailbox = (local.split('+')[0] ?? '').replaceAll('.', '');
  return `${mailbox}@${dotless.has(domain) ? 'gmail.com' : domain}`;
}

export function domainOf(address: string): string {
  return address.trim().toLowerCase().split('@')[1] ?? '';
}
