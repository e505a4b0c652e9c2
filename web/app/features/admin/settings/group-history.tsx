import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { Section } from '../kit/section.tsx';
import type { GroupForm } from './use-group-form.ts';

/** Earlier public versions. Restoring one makes it the draft, so that it can be reviewed first. */
export function GroupHistory({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const { history, group } = form.edition;
  const { isShown } = settingsGroups[group];
  return (
    <Section title={t('settings.history.title')}>
      {history.length === 0 ? (
        <p className="type-small">
          {t(isShown ? 'settings.history.empty' : 'settings.history.emptyPrivate')}
        </p>
      ) : null}
      <ol className="border-t border-rule text-sm empty:hidden">
        {history.map(({ number, publishedAt, publishedBy }, index) => (
          <li
            key={number}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-2.5"
          >
            <span>
              <DateDisplay instant={publishedAt} style="moment" />
              {publishedBy ? `, ${publishedBy}` : null}
            </span>
            {index === 0 ? (
              <span className="type-small">
                {t(isShown ? 'settings.history.current' : 'settings.history.currentPrivate')}
              </span>
            ) : (
              <Restore form={form} number={number} />
            )}
          </li>
        ))}
        {history.length > 0 ? (
          <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-2.5">
            <span>{t('settings.history.initial')}</span>
            <Restore form={form} number={0} />
          </li>
        ) : null}
      </ol>
    </Section>
  );
}

function Restore({ form, number }: { form: GroupForm; number: number }) {
  const t = useTexts('settings');
  // It would replace unsaved input.
  if (form.isDirty) return null;
  return (
    <Button size="small" isLoading={form.isSubmitting} onClick={() => void form.restore(number)}>
      {t('settings.history.restore')}
    </Button>
  );
}
