import { type ClaimFigure, type ClaimId, claimRegister } from '../../claims/claim-register.ts';

const placeholder = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Replaces each `{{tradersTrained}}` in a text; unknown names are left as they are. */
export function fillClaims(
  text: string,
  write: (figure: ClaimFigure, id: ClaimId) => string,
): string {
  return text.replaceAll(placeholder, (written, name: string) =>
    isClaim(name) ? write(claimRegister[name], name) : written,
  );
}

export function findUnknownClaims(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) => (isClaim(name) ? [] : [name]));
}

/**
 * Finds an advertised figure that was typed instead of taken from the register: a number with a
 * plus sign, as only our own figures have. Plain numbers and percentages mean too many other
 * things.
 */
export function findTypedClaim(text: string): string | null {
  for (const { value, isAtLeast } of Object.values<ClaimFigure>(claimRegister)) {
    if (!isAtLeast || value < 1_000) continue;
    const digits = String(value).replaceAll(/\B(?=(\d{3})+$)/g, '[.,\\s\\u00a0\\u202f]?');
    const written = value >= 1_000_000 ? `${digits}|${millions(value)}` : digits;
    const found = new RegExp(`(?<!\\d)(?:${written})\\s?\\+`, 'u').exec(text);
    if (found) return found[0];
  }
  return null;
}

function millions(value: number): string {
  return `${String(value / 1_000_000).replace('.', '[.,]')}\\s?(?:M|Mio\\.?|mil\\.?)`;
}

function isClaim(name: string): name is ClaimId {
  return Object.hasOwn(claimRegister, name);
}
