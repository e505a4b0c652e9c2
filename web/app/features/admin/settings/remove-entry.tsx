import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { EntryProps } from './entry-props.ts';

/** Warns about content that refers to the entry before it is removed. */
export function RemoveEntry({ form, list, entry, name }: EntryProps & { name: string }) {
  const t = useTexts('settings');
  const [isOpen, setIsOpen] = useState(false);
  const { group } = form.edition;
  const slug = typeof entry.slug === 'string' ? entry.slug : '';
  const isNamedElsewhere = group === 'instructors' && slug !== '';
  const references = useQuery({
    ...queries.settings.references.queryOptions({ input: { slug } }),
    enabled: isOpen && isNamedElsewhere,
  });
  const isChecking = isNamedElsewhere && references.isPending;

  function question(): string {
    if (isChecking) return t('settings.list.checking');
    if (isNamedElsewhere && references.isError) return t('settings.list.checkFailed');
    const titles = (references.data ?? []).map(({ title }) => title).join(', ');
    return titles === '' ? t('settings.list.removeText') : t('settings.list.referred', { titles });
  }

  return (
    <ConfirmDialog
      title={t('settings.list.removeTitle', { name })}
      text={question()}
      isWaiting={isChecking}
      confirmLabel={t('settings.list.remove')}
      isDanger
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={t('settings.list.removeNamed', { name })}>
          <X aria-hidden="true" />
        </IconButton>
      }
      act={() => list.remove(entry.id)}
    />
  );
}
