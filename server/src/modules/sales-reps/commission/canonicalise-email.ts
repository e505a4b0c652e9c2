/** Domains that ignore dots in addresses. */
const dotInsensitiveDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address: without tag, dots and case. Dots are ignored for all domains, because
 * addresses that differ only in dots are suspicious.
 */
export function canonicaliseEmail(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').trim().toLowerCase().split('@');
  const mailbox = (local.split('+')[0] ?? '').replaceAll('.', '');
  return `${mailbox}@${dotInsensitiveDomains.has(domain) ? 'gmail.com' : domain}`;
}

export function emailDomain(address: string): string {
  return address.trim().toLowerCase().split('@')[1] ?? '';
}
