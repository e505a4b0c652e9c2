import { Landing } from '../landing/landing.jsx';

export default function Home() {
  return <Landing />;
}
