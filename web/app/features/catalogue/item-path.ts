import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { bookPath } from './books/book-paths.ts';
import { coursePath } from './courses/course-paths.ts';
import { indicatorPath } from './indicators/indicator-paths.ts';
import { packagePath } from './pricing/pricing-paths.ts';

/** Where an item is to be read about: its own page, or its place on a page of its kind. */
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
