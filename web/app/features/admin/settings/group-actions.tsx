import { settingsGroups } from '@danube/contract/settings/settings-groups.ts';
import { ArrowUpRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { SaveBar } from '../kit/save-bar.tsx';
import type { GroupForm } from './use-group-form.ts';

/** Actions on a group: discard, save as a draft, preview, publish. */
export function GroupActions({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const { edition, isDirty, isSubmitting, error } = form;
  const { isShown } = settingsGroups[edition.group];
  return (
    <SaveBar state={t(stateOf(form))} error={error} onSave={form.submit}>
      {edition.isChanged && !isDirty ? <PreviewLink form={form} /> : null}
      <Discard form={form} />
      {isDirty && isShown ? (
        <Button type="submit" isLoading={isSubmitting}>
          {t('settings.save')}
        </Button>
      ) : null}
      {isDirty || edition.isChanged ? (
        <Button
          variant="primary"
          isLoading={isSubmitting}
          // Without drafts, Enter submits the form like this button.
          {...(isDirty && !isShown
            ? { type: 'submit' as const }
            : { onClick: () => void form.publish() })}
        >
          {t(primaryActionOf(form))}
        </Button>
      ) : null}
    </SaveBar>
  );
}

/** Nothing is published where no page shows it. */
function primaryActionOf({ isDirty, edition }: GroupForm) {
  if (settingsGroups[edition.group].isShown) return 'settings.publish';
  return isDirty ? 'settings.apply' : 'settings.useDraft';
}

function Discard({ form }: { form: GroupForm }) {
  const t = useTexts('settings');
  const { edition, isDirty, isSubmitting } = form;
  if (isDirty) {
    return (
      <Button variant="quiet" isLoading={isSubmitting} onClick={form.reset}>
        {t('settings.undo')}
      </Button>
    );
  }
  if (!edition.isChanged) return null;
  return (
    <Button variant="quiet" isLoading={isSubmitting} onClick={() => void form.discard()}>
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
  // Emails and documents use these; no page shows them.
  if (!settingsGroups[edition.group].isShown) {
    return edition.isChanged ? 'settings.states.privateDraft' : 'settings.states.private';
  }
  return edition.isChanged ? 'settings.states.draft' : 'settings.states.public';
}
