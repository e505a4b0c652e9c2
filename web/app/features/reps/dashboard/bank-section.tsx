import { isIban } from '@danube/contract/checkout/iban.ts';
import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { isSepaIban } from '@danube/contract/sales-reps/sepa-countries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type AccountProblem, invalidFieldProblem } from '../../account/profile/account-problem.ts';
import { accountQuery } from '../../account/profile/account-query.ts';
import { ProofDialog } from '../../account/profile/proof-dialog.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { refetchDashboard } from './rep-queries.ts';

/**
 * The bank account for payouts. Changing it requires the password, and the second factor if one is
 * set up.
 */
export function BankSection({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions');
  const { bank } = dashboard;
  return (
    <DashboardSection anchor="bank" title={t('commissions.bank.title')}>
      {bank ? (
        <dl className="text-sm">
          <Fact name={t('commissions.bank.holder')}>{bank.holderName}</Fact>
          <Fact name={t('commissions.bank.iban')}>
            {t('commissions.bank.ibanEnd', { end: bank.ibanEnd })}
          </Fact>
          <Fact name={t('commissions.bank.taxId')}>{bank.taxId ?? '–'}</Fact>
        </dl>
      ) : (
        <p className="type-body">{t('commissions.bank.none')}</p>
      )}
      <BankDialog dashboard={dashboard} />
      <p className="type-small">{t('commissions.bank.why')}</p>
    </DashboardSection>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-b border-rule py-2.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** `ibanOutside`: the account is valid, but SEPA doesn't reach it. */
const bankErrors = ['holderName', 'iban', 'ibanOutside', 'taxId'] as const;

type BankError = (typeof bankErrors)[number];

const invalidTexts = {
  holderName: 'commissions.bank.wrong.holderName',
  iban: 'commissions.bank.wrong.iban',
  ibanOutside: 'commissions.bank.wrong.ibanOutside',
  taxId: 'commissions.bank.wrong.taxId',
} as const satisfies Record<BankError, TextKey>;

function BankDialog({ dashboard: { bank } }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions', 'account');
  const queryClient = useQueryClient();
  const account = useQuery(accountQuery(queries));
  const errorOf = (problem: AccountProblem | null, field: BankError) =>
    problem?.fields.includes(field) ? t(invalidTexts[field]) : undefined;
  return (
    <ProofDialog
      trigger={
        <Button data-needs-app className="justify-self-start">
          {bank ? t('commissions.bank.change') : t('commissions.bank.add')}
        </Button>
      }
      title={t('commissions.bank.title')}
      description={t('commissions.bank.dialog')}
      confirm={t('commissions.bank.save')}
      hasPassword={account.data?.hasPassword ?? true}
      ownFields={bankErrors}
      validate={checkBank}
      onSubmit={(proof, form) =>
        queries.salesReps.saveBank.call({
          ...proof,
          holderName: textOf(form, 'holderName').trim(),
          iban: textOf(form, 'iban'),
          taxId: textOf(form, 'taxId').trim() || null,
        })
      }
      onDone={() => {
        void refetchDashboard(queryClient);
        showToast({ kind: 'success', title: t('commissions.bank.saved') });
      }}
    >
      {(problem) => (
        <>
          <Field
            label={t('commissions.bank.holder')}
            help={t('commissions.bank.holderHelp')}
            error={errorOf(problem, 'holderName')}
          >
            <TextInput
              name="holderName"
              autoComplete="name"
              maxLength={70}
              defaultValue={bank?.holderName}
            />
          </Field>
          <Field
            label={t('commissions.bank.iban')}
            error={errorOf(problem, 'iban') ?? errorOf(problem, 'ibanOutside')}
          >
            <TextInput name="iban" autoComplete="off" spellCheck={false} maxLength={60} />
          </Field>
          <Field
            label={t('commissions.bank.taxId')}
            isOptional
            help={t('commissions.bank.taxIdHelp')}
            error={errorOf(problem, 'taxId')}
          >
            <TextInput
              name="taxId"
              autoComplete="off"
              maxLength={30}
              defaultValue={bank?.taxId ?? ''}
            />
          </Field>
        </>
      )}
    </ProofDialog>
  );
}

/** Catches typos before the password is requested. */
function checkBank(form: FormData): AccountProblem | null {
  if (textOf(form, 'holderName').trim().length < 2) return invalidFieldProblem('holderName');
  const iban = textOf(form, 'iban');
  if (!isIban(iban)) return invalidFieldProblem('iban');
  return isSepaIban(iban) ? null : invalidFieldProblem('ibanOutside');
}
