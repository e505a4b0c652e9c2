import type { HoldReason } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { canonicaliseEmail, emailDomain } from './canonicalise-email.ts';
import { disposableDomains } from './disposable-domains.ts';

export type FraudSignals = {
  readonly buyer: {
    readonly userId: string | null;
    readonly emails: readonly string[];
    readonly name: string;
    /** Digests of the buyer's known bank accounts. */
    readonly ibans: readonly string[];
    /** The digest of the card or account that paid. */
    readonly card: string | null;
  };
  readonly rep: {
    readonly userId: string | null;
    readonly email: string | null;
    readonly names: readonly string[];
    readonly iban: string | null;
    /** The cards used for their own orders. */
    readonly cards: readonly string[];
  };
  /** Who invited the representative, who invited them, and so on. */
  readonly inviters: readonly string[];
  /** Orders with the same code in the hour before. */
  readonly ordersInHour: number;
};

const burstThreshold = 10;

/** Why a sale should be reviewed before its commission is paid. */
export function screenSale({ buyer, rep, inviters, ordersInHour }: FraudSignals): HoldReason[] {
  const mailbox = rep.email === null ? null : canonicaliseEmail(rep.email);
  const names = rep.names.map(plainName).filter((name) => name !== '');
  const found: Record<HoldReason, boolean> = {
    sameAccount: rep.userId !== null && rep.userId === buyer.userId,
    sameMail: buyer.emails.some((email) => canonicaliseEmail(email) === mailbox),
    sameName: names.includes(plainName(buyer.name)),
    sameIban: rep.iban !== null && buyer.ibans.includes(rep.iban),
    sameCard: buyer.card !== null && rep.cards.includes(buyer.card),
    circle: buyer.userId !== null && inviters.includes(buyer.userId),
    throwAwayMail: buyer.emails.some((email) => disposableDomains.has(emailDomain(email))),
    burst: ordersInHour >= burstThreshold,
  };
  // The object has exactly these keys.
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason]);
}

/** The name independent of word order, accents and case. */
function plainName(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '');
  return letters.split(/\s+/).filter(Boolean).toSorted().join(' ');
}
