import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itemPath } from '../../shared/paths/item-path.ts';

/** What people must own to attend, with a link to it. */
export function OwnersNote({ session: { item } }: { session: OccurrencePage }) {
  const t = useTexts('session');
  const localPath = useLocalPath();
  if (!item) return <p className="type-body text-sm">{t('session.owners.none')}</p>;
  return (
    <div className="grid gap-1">
      <p className="type-body text-sm">{t('session.owners.text', { title: item.title })}</p>
      <TextLink
        kind="standalone"
        to={localPath(itemPath(item))}
        icon={<ArrowRight />}
        className="w-fit text-sm"
      >
        {t('session.owners.see', { title: item.title })}
      </TextLink>
    </div>
  );
}
