import { useTexts } from '../../../lib/texts.tsx';

/** Topics with a translated name. Writers may use other tags. */
const known = {
  records: 'blog.topics.records',
  risk: 'blog.topics.risk',
  regulation: 'blog.topics.regulation',
  costs: 'blog.topics.costs',
  orders: 'blog.topics.orders',
  indices: 'blog.topics.indices',
  commodities: 'blog.topics.commodities',
} as const;

/** A tag's name in the reader's language, or the tag itself. */
export function useTopicName(): (tag: string) => string {
  const t = useTexts('blog');
  return (tag) => (isKnown(tag) ? t(known[tag]) : tag.replaceAll('-', ' '));
}

function isKnown(tag: string): tag is keyof typeof known {
  return Object.hasOwn(known, tag);
}
