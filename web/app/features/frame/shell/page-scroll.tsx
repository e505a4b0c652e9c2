import { useEffect, useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * A new page is scrolled to its top, smoothly unless the visitor wants no motion; on the way back
 * and forward the page is at once where it was left. The router does the scrolling.
 */
export function PageScroll({ nonce }: { nonce: string | undefined }) {
  const navigation = useNavigationType();
  const { key } = useLocation();
  return (
    <>
      {/* Before the router's own effect, which takes the manner as it finds it. */}
      <ScrollManner key={key} isSmooth={navigation !== 'POP'} />
      <ScrollRestoration nonce={nonce} />
    </>
  );
}

function ScrollManner({ isSmooth }: { isSmooth: boolean }) {
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.documentElement.style.scrollBehavior = isSmooth && !isCalm ? 'smooth' : 'auto';
  }, [isSmooth]);
  // By then the router has scrolled; links within the page keep the manner of the style sheet.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, []);
  return null;
}
