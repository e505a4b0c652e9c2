import { KitPage } from '../features/frame/kit/kit-page.tsx';

export default function Kit() {
  return <KitPage />;
}
