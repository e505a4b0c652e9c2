import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { fingerprint, languagesOf } from '@danube/contract/catalogue/draft/translated.ts';
import type { Money } from '@danube/contract/money.ts';

/** A change that fits in a few words, with the old and new value. */
export type Difference =
  | { what: 'title' | 'slug'; before: string; after: string }
  | { what: 'price'; before: Money; after: Money }
  | {
      what: 'lessons' | 'modules' | 'files' | 'includes' | 'languages';
      before: number;
      after: number;
    }
  /** Too much for a few words. */
  | { what: 'facts' | 'structure' };

/** How another version differs, apart from its texts; most important first. */
export function findDifferences(before: Draft, after: Draft): Difference[] {
  const counts = (['lessons', 'modules', 'files', 'includes', 'languages'] as const).map(
    (what) => ({
      what,
      before: countOf(before, what),
      after: countOf(after, what),
    }),
  );
  const reported: Difference[] = [
    { what: 'title', before: titleOf(before), after: titleOf(after) },
    { what: 'price', before: before.price, after: after.price },
    { what: 'slug', before: before.slug, after: after.slug },
    ...counts,
  ];
  return [
    ...reported.filter((each) => 'before' in each && each.before !== each.after),
    ...unpublished(before, after, reported),
  ];
}

function unpublished(before: Draft, after: Draft, reported: readonly Difference[]): Difference[] {
  const isNotified = (...what: Difference['what'][]) =>
    reported.some(
      (each) => what.includes(each.what) && 'before' in each && each.before !== each.after,
    );
  const differ = (part: (draft: Draft) => unknown) =>
    fingerprint(part(before)) !== fingerprint(part(after));
  return [
    ...(!isNotified('lessons', 'modules') && differ(structureOf)
      ? [{ what: 'structure' } as const]
      : []),
    ...(!isNotified('files', 'includes') && differ(otherFacts) ? [{ what: 'facts' } as const] : []),
  ];
}

function titleOf({ texts, originalLanguage }: Draft): string {
  return texts[originalLanguage]?.text.title ?? '';
}

function countOf(draft: Draft, what: Extract<Difference, { before: number }>['what']): number {
  switch (what) {
    case 'lessons':
      return modulesOf(draft).reduce((count, { lessons }) => count + lessons.length, 0);
    case 'modules':
      return modulesOf(draft).length;
    case 'files':
      return 'files' in draft ? draft.files.length : 0;
    case 'includes':
      return 'includes' in draft ? draft.includes.length : 0;
    case 'languages':
      return languagesOf(draft.texts).length;
    case 'price':
      return draft.price;
  }
}

function modulesOf(draft: Draft) {
  return draft.kind === 'course' ? draft.modules : [];
}

/** Lessons, their order and facts; their texts are compared word by word. */
function structureOf(draft: Draft): unknown {
  return modulesOf(draft).map(({ id, lessons }) => [
    id,
    lessons.map((lesson) => ({ ...lesson, texts: {} })),
  ]);
}

function otherFacts(draft: Draft): unknown {
  return {
    ...draft,
    slug: '',
    price: 0,
    texts: {},
    modules: [],
  };
}
