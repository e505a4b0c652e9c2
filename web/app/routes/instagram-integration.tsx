import { InstagramPage } from '../features/site/social/instagram-page.tsx';

export default function InstagramIntegration() {
  return <InstagramPage />;
}
