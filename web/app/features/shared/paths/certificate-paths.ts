import type { LanguageCode } from '@danube/contract/locale.ts';

/** Where people enter the code of a printed certificate. */
export const certificatesPath = '/certificates';

export function certificatePath(code: string): string {
  return `${certificatesPath}/${code}`;
}

/** Only for its holder. */
export function certificatePdfPath(code: string): string {
  return `/my-certificates/${code}.pdf`;
}

/** The social preview image. */
export function certificateCardPath(code: string, language: LanguageCode): string {
  return `${certificatePath(code)}/card.png?lang=${language}`;
}

const maxCodeLength = 40;

/**
 * Normalises a typed code for URLs: case, spaces and dashes don't matter, and a full URL works too.
 * Empty if nothing is left.
 */
export function readCode(typed: string): string {
  const [address = ''] = typed.trim().split(/[?#]/);
  const end = address.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return end
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, maxCodeLength);
}
