import type { LanguageCode } from '@danube/contract/locale.ts';

/** Where someone who has a certificate on paper enters its code. */
export const certificatesPath = '/certificates';

export function certificatePath(code: string): string {
  return `${certificatesPath}/${code}`;
}

/** Only for its holder. */
export function certificatePdfPath(code: string): string {
  return `/my-certificates/${code}.pdf`;
}

/** The picture next to a shared link. */
export function certificateCardPath(code: string, language: LanguageCode): string {
  return `${certificatePath(code)}/card.png?lang=${language}`;
}

const maxCodeLength = 40;

/**
 * A code as it is in addresses, from what someone typed: small letters, spaces and dashes do
 * not matter, and a whole address is as good as its end. Empty if nothing is left.
 */
export function readCode(typed: string): string {
  const [address = ''] = typed.trim().split(/[?#]/);
  const end = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return end
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, maxCodeLength);
}
