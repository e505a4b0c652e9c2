import { OfflinePage } from '../features/learn/offline/offline-page.tsx';

export default function Offline() {
  return <OfflinePage />;
}
