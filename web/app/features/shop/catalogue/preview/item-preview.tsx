import { itemPath } from '../../../shared/paths/item-path.ts';
import { ItemCard } from '../../item/item-card.tsx';
import { BookPage } from '../books/book-page.tsx';
import { CoursePage } from '../courses/course-page.tsx';
import { IndicatorPage } from '../indicators/indicator-page.tsx';
import { PricingPage } from '../pricing/pricing-page.tsx';
import type { PreviewView } from './preview-view.ts';

/** A draft rendered by its public page's component. */
export function ItemPreview({ preview }: { preview: PreviewView }) {
  switch (preview.kind) {
    case 'course':
      return <CoursePage course={preview.page} others={[]} reviews={null} />;
    case 'book':
      return <BookPage book={preview.page} others={[]} />;
    case 'indicator':
      return (
        <IndicatorPage
          key={preview.page.preview}
          indicator={preview.page}
          bars={preview.bars}
          others={[]}
        />
      );
    case 'package':
      return <PricingPage packages={[preview.page]} />;
    case 'fact-sheet':
      return (
        <div className="max-w-xl p-6">
          <ItemCard item={preview.page} to={itemPath(preview.page)} kind="row" />
        </div>
      );
  }
}
