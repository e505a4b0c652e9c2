import { AboutHead } from '../features/about/about-head.tsx';
import { AboutPage } from '../features/about/about-page.tsx';

export default function About() {
  return (
    <>
      <AboutHead />
      <AboutPage />
    </>
  );
}
