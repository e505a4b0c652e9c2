import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { moneySchema } from '@danube/contract/money.ts';
import {
  minPayout,
  payoutDay,
  repAgreementVersion,
} from '@danube/contract/sales-reps/commission-rules.ts';
import type {
  Balances,
  MissingForPayout,
  NextPayout,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/database.ts';
import { sumPendingUntil } from '../commission/commissions.repository.ts';
import type { RepRecord } from '../reps/reps.repository.ts';

/** Date and expected amount, and what is missing for it. */
export async function findNextPayout(
  tx: Tx,
  rep: RepRecord,
  { balances, now }: { balances: Balances; now: Date },
): Promise<NextPayout> {
  const on = payoutDate(now);
  const until = new Date(on.toZonedDateTime(academyTimeZone).epochMilliseconds);
  const expected = moneySchema.parse(await sumPendingUntil(tx, rep.id, until));
  const ready = balances.payable;
  const amount = moneySchema.parse(ready + expected);
  return {
    on: on.toString(),
    ready,
    expected,
    amount,
    minimum: moneySchema.parse(minPayoutFor(rep)),
    missing: missingOf(rep, amount),
  };
}

function missingOf(rep: RepRecord, amount: number): MissingForPayout[] {
  const hasAgreed = (rep.agreementVersion ?? 0) >= repAgreementVersion;
  return [
    ...(hasAgreed ? [] : (['agreement'] as const)),
    ...(rep.iban === null ? (['bankAccount'] as const) : []),
    ...(amount < minPayoutFor(rep) ? (['minimum'] as const) : []),
  ];
}

/** In cents. A closed representative gets the rest, however small: there is no next payout. */
export function minPayoutFor({ isActive }: Pick<RepRecord, 'isActive'>): number {
  return isActive ? minPayout : 1;
}

/** The next payout day that is still to come. */
function payoutDate(now: Date): Temporal.PlainDate {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(academyTimeZone)
    .toPlainDate();
  const thisMonth = today.with({ day: payoutDay });
  return Temporal.PlainDate.compare(thisMonth, today) > 0
    ? thisMonth
    : thisMonth.add({ months: 1 });
}
