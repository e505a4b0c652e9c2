import { SocialMediaPage } from '../features/site/social/social-media-page.tsx';

export default function SocialMediaDemo() {
  return <SocialMediaPage />;
}
