import { AboutHead } from '../features/site/about/about-head.tsx';
import { AboutPage } from '../features/site/about/about-page.tsx';

export default function About() {
  return (
    <>
      <AboutHead />
      <AboutPage />
    </>
  );
}
