import type { ReferredList } from '@danube/contract/settings/settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { EntryProps } from './entry-props.ts';

/** Lists what would lose its reference, before the entry is removed. */
export function RemoveEntry({ list, field, entry, path, name }: EntryProps & { name: string }) {
  const t = useTexts('settings');
  const [isOpen, setIsOpen] = useState(false);
  const slug = typeof entry.slug === 'string' ? entry.slug : '';
  const [listName = ''] = path.split('.');
  const referred = isReferred(listName) && slug !== '' ? listName : undefined;
  const isReferenced = referred !== undefined;
  const references = useQuery({
    ...queries.settings.references.queryOptions({ input: { list: referred ?? 'people', slug } }),
    enabled: isOpen && isReferenced,
  });
  const isChecking = isReferenced && references.isPending;
  const titles = (references.data ?? []).map(({ title }) => title).join(', ');
  const isInUse = field.list?.staysWhileUsed === true && titles !== '';

  function question(): string {
    if (isChecking) return t('settings.list.checking');
    if (isReferenced && references.isError) return t('settings.list.checkFailed');
    if (isInUse) return t('settings.list.inUse', { titles });
    return titles === '' ? t('settings.list.removeText') : t('settings.list.referred', { titles });
  }

  return (
    <ConfirmDialog
      title={t('settings.list.removeTitle', { name })}
      text={question()}
      isWaiting={isChecking}
      blockedReason={isInUse ? t('settings.list.inUseShort') : undefined}
      confirmLabel={t('settings.list.remove')}
      isDanger
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={t('settings.list.removeNamed', { name })}>
          <X aria-hidden="true" />
        </IconButton>
      }
      onConfirm={() => list.remove(entry.id)}
    />
  );
}

const referredLists: readonly ReferredList[] = ['people', 'levels', 'markets', 'shows', 'topics'];

/** Lists whose entries are referred to by courses, posts, videos and other items. */
function isReferred(name: string): name is ReferredList {
  return referredLists.some((list) => list === name);
}
