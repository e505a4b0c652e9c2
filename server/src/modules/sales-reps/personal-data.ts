import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { findAccountAttribution } from './attribution/attributions.repository.ts';
import { findCodes } from './codes/codes.repository.ts';
import { findStandingLines } from './commission/commissions.repository.ts';
import { clearBankDetails, mayBePaid } from './membership/forget-left-reps.job.ts';
import { findPayoutsOf } from './payouts/payouts.repository.ts';
import { changeRep, findRepOf } from './reps/reps.repository.ts';
import type { SalesRepsDependencies } from './sales-reps.dependencies.ts';

const maxExportRows = 100_000;

export function personalDataOfReps({ clock }: Pick<SalesRepsDependencies, 'clock'>) {
  return [
    {
      name: 'invitation',
      async read(tx, userId) {
        const receipt = await findAccountAttribution(tx, userId);
        return receipt && { code: receipt.code, rule: receipt.rule, at: receipt.at };
      },
    },
    {
      name: 'sales-representative',
      async read(tx, userId) {
        const rep = await findRepOf(tx, userId);
        if (!rep) return null;
        const { displayName, holderName, ibanEnd, taxId, billing, vatIdState } = rep;
        const { agreementVersion, createdAt } = rep;
        const lines = await findStandingLines(tx, { repId: rep.id }, maxExportRows);
        return {
          displayName,
          holderName,
          ibanEnd,
          taxId,
          billing,
          vatIdState,
          agreementVersion,
          createdAt,
          codes: (await findCodes(tx, rep.id)).map(({ code }) => code),
          commissions: lines.map(({ line, stand }) => ({
            number: line.number,
            at: line.at,
            cause: line.cause,
            amount: line.amount,
            title: line.title,
            state: stand.state,
          })),
          payouts: (await findPayoutsOf(tx, rep.id)).map(({ payout, item }) => ({
            period: payout.period,
            amount: item.amount,
            state: item.state,
          })),
        };
      },
      /**
       * Accounting records are kept, as the law requires, and so is what is needed to pay: holder
       * and account of someone with money due are deleted after the payout (`forget-left-reps`).
       */
      async erase(tx, userId, { touchContent }) {
        const rep = await findRepOf(tx, userId);
        if (!rep) return;
        await changeRep(tx, rep.id, { isActive: false, displayName: null });
        if (!(await mayBePaid(tx, rep.id, clock.now()))) await clearBankDetails(tx, rep.id);
        touchContent('salesReps');
      },
    },
  ] as const satisfies readonly PersonalDataSource[];
}
