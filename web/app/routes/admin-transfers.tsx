import { AdminFrame } from '../features/admin/frame/admin-frame.tsx';
import { TransfersScreen } from '../features/admin/sales/transfers/transfers-screen.tsx';
import { useTexts } from '../lib/texts.tsx';

export default function AdminTransfers() {
  const t = useTexts('sales', 'admin');
  return (
    <AdminFrame title={t('admin.sales.transfers')} lede={t('sales.transfers.lede')}>
      <TransfersScreen />
    </AdminFrame>
  );
}
