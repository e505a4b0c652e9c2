import { useTexts } from '../../../lib/texts.tsx';

/** The topics that every language has a name for. Writers may tag a post with others. */
const known = {
  records: 'blog.topics.records',
  risk: 'blog.topics.risk',
  regulation: 'blog.topics.regulation',
  costs: 'blog.topics.costs',
  orders: 'blog.topics.orders',
  indices: 'blog.topics.indices',
  commodities: 'blog.topics.commodities',
} as const;

/** A tag as readers see it: its name in their language, or else the words that it is made of. */
export function useTopicName(): (tag: string) => string {
  const t = useTexts('blog');
  return (tag) => (isKnown(tag) ? t(known[tag]) : tag.replaceAll('-', ' '));
}

function isKnown(tag: string): tag is keyof typeof known {
  return Object.hasOwn(known, tag);
}
