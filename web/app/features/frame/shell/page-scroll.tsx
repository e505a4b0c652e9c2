import { useEffect, useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * A new page scrolls to its top, smoothly unless the visitor prefers reduced motion; back and
 * forward restore the position immediately. The router does the scrolling.
 */
export function PageScroll({ nonce }: { nonce: string | undefined }) {
  const navigation = useNavigationType();
  const { key } = useLocation();
  return (
    <>
      {/* Before the router's own effect, which uses the current behaviour. */}
      <ScrollBehaviorEffect key={key} isSmooth={navigation !== 'POP'} />
      <ScrollRestoration nonce={nonce} />
    </>
  );
}

function ScrollBehaviorEffect({ isSmooth }: { isSmooth: boolean }) {
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.documentElement.style.scrollBehavior = isSmooth && !isCalm ? 'smooth' : 'auto';
  }, [isSmooth]);
  // By then the router has scrolled; in-page links keep the style sheet's behaviour.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, []);
  return null;
}
