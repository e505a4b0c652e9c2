import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { bookPath } from './book-paths.ts';
import { coursePath } from './course-paths.ts';
import { indicatorPath } from './indicator-paths.ts';
import { packagePath } from './pricing-paths.ts';

/** Where to read about an item: its own page, or its anchor on a page of its kind. */
export function itemPath({ kind, slug }: Pick<ItemCard, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'course':
      return coursePath(slug);
    case 'book':
      return bookPath(slug);
    case 'indicator':
      return indicatorPath(slug);
    case 'package':
      return packagePath(slug);
    case 'fact-sheet':
      return `/download#${slug}`;
  }
}
