import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * A new page scrolls to its top, smoothly unless the visitor prefers reduced motion; back and
 * forward restore the position immediately. The router does the scrolling.
 */
export function PageScroll({ nonce }: { nonce: string | undefined }) {
  const navigation = useNavigationType();
  const { key } = useLocation();
  const isFar = useRef(false);
  return (
    <>
      {/* Before the router's own effect, which uses the current behaviour. */}
      <ScrollBehaviorEffect key={key} isSmooth={navigation !== 'POP'} isFar={isFar} />
      <ScrollRestoration nonce={nonce} />
      <LastScreenEffect key={`${key} last`} isFar={isFar} />
    </>
  );
}

type FarRef = RefObject<boolean>;

/** From more than a screen below the top, the router jumps; the last screen is smooth. */
function ScrollBehaviorEffect({ isSmooth, isFar }: { isSmooth: boolean; isFar: FarRef }) {
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const hasMotion = isSmooth && !isCalm;
    isFar.current = hasMotion && scrollY > innerHeight;
    document.documentElement.style.scrollBehavior = hasMotion && !isFar.current ? 'smooth' : 'auto';
  }, [isSmooth, isFar]);
  // By then the router has scrolled; in-page links keep the style sheet's behaviour.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, []);
  return null;
}

/**
 * After the router's effect. From the end of a lesson the whole way up would lead through ten
 * screens of the next one. A navigation that keeps its position hasn't moved, and stays.
 */
function LastScreenEffect({ isFar }: { isFar: FarRef }) {
  useLayoutEffect(() => {
    if (!isFar.current || scrollY > 0) return;
    scrollTo({ top: innerHeight, behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'smooth' });
  }, [isFar]);
  return null;
}
