import { useQuery } from '@tanstack/react-query';
import type { TextKey, Translate } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { type Format, useFormat } from '../../../../lib/use-format.tsx';
import { SkeletonRegion, SkeletonText } from '../../../../ui/skeleton.tsx';
import { revisionQuery } from '../catalogue-queries.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { type Difference, findDifferences } from './find-differences.ts';
import { findTextChanges } from './find-text-changes.ts';
import { TextChanges } from './text-changes-list.tsx';

const whatTexts = {
  title: 'editor.history.what.title',
  price: 'editor.history.what.price',
  slug: 'editor.history.what.slug',
  lessons: 'editor.history.what.lessons',
  modules: 'editor.history.what.modules',
  files: 'editor.history.what.files',
  includes: 'editor.history.what.includes',
  languages: 'editor.history.what.languages',
  facts: 'editor.history.what.facts',
  structure: 'editor.history.what.structure',
} as const satisfies Record<Difference['what'], TextKey>;

/** What a version had different from the draft on the screen, as text. */
export function Comparison({ number }: { number: number }) {
  const t = useTexts('editor');
  const { draft, edition } = useEditor();
  const { data, isPending } = useQuery(revisionQuery(edition.id, number));
  if (isPending) {
    return (
      <SkeletonRegion className="max-w-md">
        <SkeletonText lines={2} />
      </SkeletonRegion>
    );
  }
  if (!data) return <p className="type-small">{t('editor.history.compareFailed')}</p>;
  const found = findDifferences(data.draft, draft);
  const texts = findTextChanges(data.draft, draft);
  if (found.length + texts.length === 0) {
    return <p className="type-small">{t('editor.history.same')}</p>;
  }
  return (
    <ul
      aria-label={t('editor.history.differs')}
      className="grid gap-1.5 border-s-2 border-rule ps-4 text-sm [overflow-wrap:anywhere]"
    >
      {found.map((difference) => (
        <li key={difference.what}>
          <DifferenceText difference={difference} />
        </li>
      ))}
      <TextChanges changes={texts} />
    </ul>
  );
}

function DifferenceText({ difference }: { difference: Difference }) {
  const t = useTexts('editor');
  const format = useFormat();
  const what = t(whatTexts[difference.what]);
  if (!('before' in difference)) return t('editor.history.otherChanged', { what });
  const { before, after } = written(difference, format, t);
  return t('editor.history.change', { what, before, after });
}

function written(
  difference: Extract<Difference, { before: unknown }>,
  format: Format,
  t: Translate,
): { before: string; after: string } {
  switch (difference.what) {
    case 'title':
    case 'slug':
      return {
        before: t('editor.history.quoted', { text: difference.before }),
        after: t('editor.history.quoted', { text: difference.after }),
      };
    case 'price':
      return { before: format.money(difference.before), after: format.money(difference.after) };
    default:
      return { before: format.number(difference.before), after: format.number(difference.after) };
  }
}
