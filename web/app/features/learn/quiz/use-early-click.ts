import { type RefObject, useEffect, useRef } from 'react';

/**
 * Notes a click on a button inside the element. As long as the button's own code hasn't loaded, its
 * HTML is from the server, and React drops clicks on it.
 */
export function useEarlyClick(area: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isClicked = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-needs-app]') : null;
      if (button && area.current?.contains(button)) isClicked.current = true;
    };
    // Above the document, where React stops such a click.
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, [area]);
  return isClicked;
}
