import type {
  RepBilling,
  RepDashboard,
  VatIdState,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import {
  type AccountProblem,
  invalidFieldsProblem,
  problemText,
} from '../../account/profile/account-problem.ts';
import { accountQuery } from '../../account/profile/account-query.ts';
import { ProofDialog } from '../../account/profile/proof-dialog.tsx';
import { BillingFields, billingFields, readBilling } from './billing-fields.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { refetchDashboard } from './rep-queries.ts';
import { useRepFormat } from './use-rep-format.ts';

/** Why no invoices are issued although the rep agreed. */
const stateTexts = {
  verified: null,
  waiting: 'commissions.billing.vatIdWaiting',
  refused: 'commissions.billing.vatIdRefused',
} as const satisfies Record<VatIdState, TextKey | null>;

/** The details on invoices in the rep's name. Saving agrees to self-billing, removing ends it. */
export function BillingSection({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions');
  const { billing, vatIdState } = dashboard;
  const why = vatIdState && stateTexts[vatIdState];
  return (
    <DashboardSection anchor="billing" title={t('commissions.billing.title')}>
      {billing ? (
        <Address billing={billing} />
      ) : (
        <p className="type-body">{t('commissions.billing.none')}</p>
      )}
      {why ? <p className="type-body">{t(why)}</p> : null}
      <div className="flex flex-wrap gap-3">
        <SaveDialog billing={billing} />
        {billing ? <StopDialog /> : null}
      </div>
    </DashboardSection>
  );
}

function SaveDialog({ billing }: { billing: RepBilling | null }) {
  const t = useTexts('commissions', 'checkout');
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery(queries));
  return (
    <ProofDialog
      trigger={
        <Button data-needs-app>
          {billing ? t('commissions.billing.change') : t('commissions.billing.add')}
        </Button>
      }
      title={t('commissions.billing.title')}
      description={t('commissions.billing.agree')}
      confirm={t('commissions.billing.save')}
      hasPassword={account.data?.hasPassword ?? true}
      ownFields={billingFields}
      validate={checkBilling}
      onSubmit={(proof, form) =>
        queries.salesReps.saveBilling.call({ ...proof, billing: readBilling(form).data ?? null })
      }
      onDone={() => {
        void refetchDashboard(queryClient);
        showToast({ kind: 'success', title: t('commissions.billing.saved') });
      }}
    >
      {(problem) => (
        <BillingFields
          billing={billing}
          wrong={problem?.fields ?? []}
          vatIdRefusal={problem?.code === 'VAT_ID_REFUSED' ? problemText(problem, t) : undefined}
        />
      )}
    </ProofDialog>
  );
}

function StopDialog() {
  const t = useTexts('commissions');
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery(queries));
  return (
    <ProofDialog
      trigger={
        <Button variant="link" data-needs-app>
          {t('commissions.billing.stop')}
        </Button>
      }
      title={t('commissions.billing.stopTitle')}
      description={t('commissions.billing.stopText')}
      confirm={t('commissions.billing.stop')}
      hasPassword={account.data?.hasPassword ?? true}
      onSubmit={(proof) => queries.salesReps.saveBilling.call({ ...proof, billing: null })}
      onDone={() => {
        void refetchDashboard(queryClient);
        showToast({ kind: 'success', title: t('commissions.billing.stopped') });
      }}
    />
  );
}

/** Catches typos before the password is requested. */
function checkBilling(form: FormData): AccountProblem | null {
  const read = readBilling(form);
  if (read.success) return null;
  return invalidFieldsProblem(read.error.issues.map(({ path: [field] }) => String(field)));
}

function Address({ billing }: { billing: RepBilling }) {
  const format = useRepFormat();
  const { name, street, postcode, city, country, vatId } = billing;
  const lines = [name, street, `${postcode} ${city}`, format.country(country), vatId ?? ''];
  return (
    <address className="text-sm not-italic">
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block [overflow-wrap:anywhere]">
          {line}
        </span>
      ))}
    </address>
  );
}
