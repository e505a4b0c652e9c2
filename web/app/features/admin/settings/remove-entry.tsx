import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { EntryProps } from './entry-props.ts';

/** Names what will have nobody to name, before it's too late. */
export function RemoveEntry({ form, list, entry, name }: EntryProps & { name: string }) {
  const t = useTexts('settings');
  const [isOpen, setIsOpen] = useState(false);
  const { group } = form.edition;
  const slug = typeof entry.slug === 'string' ? entry.slug : '';
  const references = useQuery({
    ...queries.settings.references.queryOptions({ input: { slug } }),
    enabled: isOpen && group === 'instructors' && slug !== '',
  });
  const named = references.data ?? [];
  const titles = named.map(({ title }) => title).join(', ');
  return (
    <ConfirmDialog
      title={t('settings.list.removeTitle', { name })}
      text={
        named.length > 0
          ? t('settings.list.referred', { count: named.length, titles })
          : t('settings.list.removeText')
      }
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
