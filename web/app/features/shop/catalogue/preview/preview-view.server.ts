import type {
  BookPage,
  CoursePage,
  IndicatorPage,
  IndicatorPreview,
  ItemCard,
  PackagePage,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ChartBar } from '../../../../ui/chart/chart-bar.ts';
import { toBookView } from '../books/book-view.server.ts';
import { toCourseView } from '../courses/course-view.server.ts';
import { toIndicatorView } from '../indicators/indicator-view.server.ts';
import { toPackageViews } from '../pricing/pricing-view.server.ts';
import type { PreviewView } from './preview-view.ts';

type Previewed =
  | { kind: 'course'; page: CoursePage }
  | { kind: 'book'; page: BookPage }
  | { kind: 'indicator'; page: IndicatorPage }
  | { kind: 'package'; page: PackagePage }
  | { kind: 'fact-sheet'; page: ItemCard };

/**
 * Parses a draft's Markdown like the public pages do; `barsOf` provides sample bars for a chart.
 */
export function toPreviewView(
  previewed: Previewed,
  barsOf: (preview: IndicatorPreview) => readonly ChartBar[],
): PreviewView | null {
  switch (previewed.kind) {
    case 'course':
      return { kind: 'course', page: toCourseView(previewed.page) };
    case 'book':
      return { kind: 'book', page: toBookView(previewed.page) };
    case 'indicator': {
      const { preview } = previewed.page;
      const bars = preview ? barsOf(preview) : [];
      return { kind: 'indicator', page: toIndicatorView(previewed.page), bars };
    }
    case 'package': {
      const [page] = toPackageViews([previewed.page]);
      return page ? { kind: 'package', page } : null;
    }
    case 'fact-sheet':
      return previewed;
  }
}
