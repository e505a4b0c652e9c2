import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { ReviewsScreen } from '../features/admin/reviews/reviews-screen.tsx';
import { useTexts } from '../lib/texts.tsx';

export default function AdminReviews() {
  const t = useTexts('queue');
  return (
    <AdminLayout title={t('queue.reviews.title')} lede={t('queue.reviews.lede')}>
      <ReviewsScreen />
    </AdminLayout>
  );
}
