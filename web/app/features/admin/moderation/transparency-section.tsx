import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Section } from '../kit/section.tsx';

const firstYear = 2026;

/** The yearly figures as a file. */
export function TransparencySection() {
  const t = useTexts('queue');
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const [year, setYear] = useState(thisYear);
  const exporting = useMutation({
    mutationFn: (requested: number) =>
      queries.moderationAdmin.transparency.call({ year: requested }),
    onSuccess: ({ csv }, requested) =>
      downloadText({ name: `moderation-${requested}.csv`, type: 'text/csv', text: csv }),
  });
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => thisYear - index);
  return (
    <Section title={t('queue.transparency.title')}>
      <p className="type-body text-sm">{t('queue.transparency.text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t('queue.transparency.year')} className="basis-32">
          <Select value={year} onChange={(event) => setYear(Number(event.currentTarget.value))}>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Button onClick={() => exporting.mutate(year)} isLoading={exporting.isPending}>
          <Download aria-hidden="true" />
          {t('queue.transparency.export')}
        </Button>
      </div>
      {exporting.error ? (
        <div role="alert">
          <FieldError>{t('queue.transparency.failed')}</FieldError>
        </div>
      ) : null}
    </Section>
  );
}
