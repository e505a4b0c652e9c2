import { SocialMediaPage } from '../features/social/social-media-page.tsx';

export default function SocialMediaDemo() {
  return <SocialMediaPage />;
}
