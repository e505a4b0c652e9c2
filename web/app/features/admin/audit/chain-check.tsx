import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2, ShieldAlert, ShieldCheck } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';

/** Recomputes the hash chain on the server and reports whether it is intact. */
export function ChainCheck() {
  const t = useTexts('admin');
  const queryClient = useQueryClient();
  const check = useMutation({
    ...queries.audit.verify.mutationOptions(),
    // The check itself is logged.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queries.audit.list.key() }),
  });
  return (
    <div className="grid gap-3 border-y border-rule py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-1.5">
        <p className="type-body text-sm">{t('admin.audit.chain.text')}</p>
        <div role="status" className="text-sm">
          {check.data ? <Outcome outcome={check.data} /> : null}
        </div>
        {check.isError ? (
          <div role="alert">
            <FieldError>{t('admin.audit.chain.failed')}</FieldError>
          </div>
        ) : null}
      </div>
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => check.mutate({})}
        isLoading={check.isPending}
      >
        <Link2 aria-hidden="true" />
        {t('admin.audit.chain.check')}
      </Button>
    </div>
  );
}

type Outcome = Awaited<ReturnType<typeof queries.audit.verify.call>>;

function Outcome({ outcome }: { outcome: Outcome }) {
  const t = useTexts('admin');
  const format = useFormat();
  if (outcome.isIntact) {
    return (
      <p className="flex items-start gap-2 font-[560] text-rise">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {t('admin.audit.chain.intact', {
          count: outcome.entryCount,
          shown: format.number(outcome.entryCount),
        })}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 font-[560] text-fall">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {outcome.firstBroken === null
        ? t('admin.audit.chain.broken')
        : t('admin.audit.chain.brokenAt', { number: format.number(outcome.firstBroken) })}
    </p>
  );
}
