import { KitPage } from '../features/kit/kit-page.tsx';

export default function Kit() {
  return <KitPage />;
}
