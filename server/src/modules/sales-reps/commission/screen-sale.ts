import type { HoldReason } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { disposableDomains } from './disposable-domains.ts';
import { domainOf, plainMail } from './plain-mail.ts';

export type FraudSignals = {
  readonly buyer: {
    readonly userId: string | null;
    readonly emails: readonly string[];
    readonly name: string;
    /** Digests of accounts that are known to be the buyer's. */
    readonly ibans: readonly string[];
    /** Of the card or account that paid. */
    readonly card: string | null;
  };
  readonly rep: {
    readonly userId: string | null;
    readonly email: string | null;
    readonly names: readonly string[];
    readonly iban: string | null;
    /** What their own orders were paid with. */
    readonly cards: readonly string[];
  };
  /** Anyone who invited the representative, who invited them, and so on. */
  readonly inviters: readonly string[];
  /** Orders by the same code within the hour before. */
  readonly ordersInHour: number;
};

const burst = 10;

/** Why a person should look before money is paid for a sale. */
export function screenSale({ buyer, rep, inviters, ordersInHour }: FraudSignals): HoldReason[] {
  const mailbox = rep.email === null ? null : plainMail(rep.email);
  const names = rep.names.map(plainName).filter((name) => name !== '');
  const found: Record<HoldReason, boolean> = {
    sameAccount: rep.userId !== null && rep.userId === buyer.userId,
    sameMail: buyer.emails.some((email) => plainMail(email) === mailbox),
    sameName: names.includes(plainName(buyer.name)),
    sameIban: rep.iban !== null && buyer.ibans.includes(rep.iban),
    sameCard: buyer.card !== null && rep.cards.includes(buyer.card),
    circle: buyer.userId !== null && inviters.includes(buyer.userId),
    throwAwayMail: buyer.emails.some((email) => disposableDomains.has(domainOf(email))),
    burst: ordersInHour >= burst,
  };
  // The table has these keys and no others.
  return (Object.keys(found) as HoldReason[]).filter((reason) => found[reason]);
}

/** The same name in whatever order, with or without accents and capitals. */
function plainName(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L} ]/gu, '');
  return letters.split(/\s+/).filter(Boolean).toSorted().join(' ');
}
