import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { editorPath } from '../../kit/item-kinds.ts';

/** With `isWhole` the whole entry is the touch target. */
export function ItemLink({ item, isWhole }: { item: ItemRow; isWhole?: boolean }) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const linkArea = isWhole ? 'after:absolute after:inset-0' : 'w-fit';
  return (
    <Link
      to={localPath(editorPath(item.kind, item.slug))}
      className={`rounded-sm font-[560] [overflow-wrap:anywhere] decoration-river/45 decoration-1 underline-offset-[0.25em] hover:underline ${linkArea}`}
    >
      {item.title || t('editor.item.untitled')}
    </Link>
  );
}
