import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';
import type { BookView } from '../books/book-view.ts';
import type { CourseView } from '../courses/course-view.ts';
import type { IndicatorView } from '../indicators/indicator-view.ts';
import type { PackageView } from '../pricing/pricing-view.ts';

/** A draft, rendered like a public page of its kind. */
export type PreviewView =
  | { readonly kind: 'course'; readonly page: CourseView }
  | { readonly kind: 'book'; readonly page: BookView }
  | { readonly kind: 'indicator'; readonly page: IndicatorView; readonly bars: readonly ChartBar[] }
  | { readonly kind: 'package'; readonly page: PackageView }
  | { readonly kind: 'fact-sheet'; readonly page: ItemCard };
