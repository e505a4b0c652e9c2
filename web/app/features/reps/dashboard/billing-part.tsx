import type { RepBilling, RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { BillingForm } from './billing-form.tsx';
import { Part } from './part.tsx';
import { refetchDashboard } from './rep-queries.ts';
import { useRepFormat } from './use-rep-format.ts';

/** What invoices in the rep's name say. Saving agrees to self-billing, removing it ends that. */
export function BillingPart({ dashboard: { billing } }: { dashboard: RepDashboard }) {
  const t = useTexts('commissions', 'ui');
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (wish: RepBilling | null) => queries.salesReps.saveBilling.call({ billing: wish }),
    async onSuccess(_, wish) {
      await refetchDashboard(queryClient);
      setIsOpen(false);
      const title = wish ? t('commissions.billing.saved') : t('commissions.billing.stopped');
      showToast({ kind: 'success', title });
    },
  });
  return (
    <Part anchor="billing" title={t('commissions.billing.title')}>
      {billing ? (
        <Address billing={billing} />
      ) : (
        <p className="type-body">{t('commissions.billing.none')}</p>
      )}
      {isOpen ? (
        <BillingForm
          billing={billing}
          isBusy={saving.isPending}
          onSave={(wish) => saving.mutate(wish)}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button data-needs-app onClick={() => setIsOpen(true)}>
            {billing ? t('commissions.billing.change') : t('commissions.billing.add')}
          </Button>
          {billing ? (
            <Button
              variant="link"
              data-needs-app
              isLoading={saving.isPending}
              onClick={() => saving.mutate(null)}
            >
              {t('commissions.billing.stop')}
            </Button>
          ) : null}
        </div>
      )}
      {saving.error ? (
        <div role="alert">
          <FieldError>{errorText(saving.error, t)}</FieldError>
        </div>
      ) : null}
    </Part>
  );
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
