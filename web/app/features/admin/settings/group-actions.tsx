import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { ArrowUpRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { GroupForm } from './use-group-form.ts';

/** Sticky: the state of the form, and its actions. */
export function SaveBar({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const { edition, isDirty, isBusy, failure } = form;
  return (
    <div className="sticky bottom-0 z-10 grid gap-2 border-t border-ink bg-paper py-3">
      {failure ? (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="me-auto text-sm text-ink-2">
          {t(stateOf(form))}
        </p>
        {edition.isChanged && !isDirty ? <PreviewLink form={form} /> : null}
        <Discard form={form} />
        {isDirty ? (
          <Button type="submit" isLoading={isBusy}>
            {t('settings.save')}
          </Button>
        ) : null}
        {isDirty || edition.isChanged ? (
          <Button variant="primary" isLoading={isBusy} onClick={() => void form.publish()}>
            {t('settings.publish')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Discard({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const { edition, isDirty, isBusy } = form;
  if (isDirty) {
    return (
      <Button variant="quiet" isLoading={isBusy} onClick={form.undo}>
        {t('settings.undo')}
      </Button>
    );
  }
  if (!edition.isChanged) return null;
  return (
    <Button variant="quiet" isLoading={isBusy} onClick={() => void form.discard()}>
      {t('settings.discard')}
    </Button>
  );
}

function PreviewLink({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const localPath = useLocalPath();
  const { shownOn, isShown } = settingsGroups[form.edition.group];
  if (!isShown) return null;
  return (
    <TextLink
      kind="standalone"
      to={localPath(`${shownOn}?preview=settings`)}
      target="_blank"
      rel="noopener"
      icon={<ArrowUpRight />}
      className="text-sm"
    >
      {t('settings.preview')}
    </TextLink>
  );
}

function stateOf({ isDirty, edition }: GroupForm) {
  if (isDirty) return 'settings.states.unsaved';
  return edition.isChanged ? 'settings.states.draft' : 'settings.states.public';
}
