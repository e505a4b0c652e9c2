import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { TransfersScreen } from '../features/admin/sales/transfers/transfers-screen.tsx';
import { useTexts } from '../lib/texts.tsx';

export default function AdminTransfers() {
  const t = useTexts('sales', 'admin');
  return (
    <AdminLayout title={t('admin.sales.transfers')} lede={t('sales.transfers.lede')}>
      <TransfersScreen />
    </AdminLayout>
  );
}
