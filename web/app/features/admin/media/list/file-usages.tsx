import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { editorPath } from '../../kit/item-kinds.ts';

const kindTexts = {
  course: 'media.uses.course',
  book: 'media.uses.book',
  indicator: 'media.uses.indicator',
  package: 'media.uses.package',
  'fact-sheet': 'media.uses.factSheet',
  video: 'media.uses.video',
  post: 'media.uses.post',
  session: 'media.uses.session',
  settings: 'media.uses.settings',
} as const satisfies Record<FileUse['kind'], TextKey>;

type FileUsagesProps = {
  uses: readonly FileUse[];
  /** How many fit into a row; the rest is counted. */
  maxShown?: number;
};

/** Where a file is used, with links to the editors. */
export function FileUsages({ uses, maxShown = uses.length }: FileUsagesProps) {
  const t = useTexts('media');
  const localPath = useLocalPath();
  if (uses.length === 0) return <span className="text-ink-3">{t('media.files.notUsed')}</span>;
  const hidden = uses.length - maxShown;
  return (
    <ul className="grid gap-1">
      {uses.slice(0, maxShown).map((use) => (
        <li key={use.itemId} className="[overflow-wrap:anywhere]">
          <TextLink to={localPath(pathOf(use))}>{use.title || use.slug}</TextLink>{' '}
          <span className="text-xs text-ink-3">{t(kindTexts[use.kind])}</span>
        </li>
      ))}
      {hidden > 0 ? (
        <li className="text-xs text-ink-3">{t('media.files.moreUses', { count: hidden })}</li>
      ) : null}
    </ul>
  );
}

function pathOf({ kind, slug, itemId }: FileUse): string {
  if (kind === 'post') return `/admin/blog/edit/${slug}`;
  if (kind === 'session') return `/admin/calendar/${slug}`;
  if (kind === 'settings') return `/admin/settings/${slug}`;
  return kind === 'video' ? `/video-management/${itemId}` : editorPath(kind, slug);
}
