import { InstagramPage } from '../features/social/instagram-page.tsx';

export default function InstagramIntegration() {
  return <InstagramPage />;
}
