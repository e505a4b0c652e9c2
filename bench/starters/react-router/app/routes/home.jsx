import { description, title } from '../../landing/head.js';
import { Landing } from '../../landing/landing.jsx';

export function meta() {
  return [{ title }, { name: 'description', content: description }];
}

export default function Home() {
  return <Landing />;
}
