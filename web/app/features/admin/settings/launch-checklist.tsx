import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { goLiveQuery } from '../environments/environments-queries.ts';
import { GoLiveList } from '../environments/go-live-list.tsx';
import { Section } from '../kit/section.tsx';
import type { GroupForm } from './use-group-form.ts';

const minReasonLength = 10;

/** The remaining samples, and a way to open the site anyway, which is logged. */
export function LaunchChecklist({ form }: { form: GroupForm }) {
  const t = useTexts('settings', 'environments');
  const localPath = useLocalPath();
  const checklist = useQuery(goLiveQuery(queries));
  if (checklist.data === undefined) return null;
  const isOpen = form.edition.published.isOpen === true;
  const open = checklist.data.filter(({ state }) => state !== 'done');
  const problems = open.filter(({ isBlocking }) => isBlocking);
  return (
    <Section
      title={t(isOpen ? 'settings.opening.titleOpen' : 'settings.opening.title')}
      action={
        <Link
          to={localPath('/admin/go-live')}
          className="text-sm text-river-ink underline underline-offset-[0.28em]"
        >
          {t('environments.goLive.full')}
        </Link>
      }
    >
      {open.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-rise">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          {t('settings.opening.ready')}
        </p>
      ) : (
        <GoLiveList items={open} />
      )}
      {problems.length > 0 && form.values.isOpen === true ? <OpenAnyway form={form} /> : null}
    </Section>
  );
}

function OpenAnyway({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const [reason, setReason] = useState('');
  const isEnough = reason.trim().length >= minReasonLength;
  return (
    <div className="grid max-w-2xl justify-items-start gap-3">
      <Field
        label={t('settings.opening.reason')}
        help={t('settings.opening.reasonHelp')}
        className="w-full"
      >
        <TextInput
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {isEnough ? (
        <Button variant="danger" onClick={() => void form.publish(reason.trim())}>
          {t('settings.opening.openAnyway')}
        </Button>
      ) : null}
    </div>
  );
}
