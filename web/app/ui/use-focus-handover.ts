import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element disappears that has the focus, whatever takes its place gets it, and then
 * whatever replaces that, such as the content that follows its placeholder. Without this the
 * keyboard would start again at the top of the page.
 */
export function useFocusHandover(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = findPlace(element);
      // React has finished the change by then.
      queueMicrotask(() => handOver(place));
    };
  }, [root]);
}

/** An element and those around it, innermost first, each with the siblings before it. */
type Place = readonly { readonly element: Element; readonly before: readonly Element[] }[];

function findPlace(element: Element): Place {
  return [element, ...chain(element, (each) => each.parentElement)].map((each) => ({
    element: each,
    before: chain(each, (sibling) => sibling.previousElementSibling),
  }));
}

function chain(from: Element, next: (element: Element) => Element | null): Element[] {
  const found: Element[] = [];
  for (let each = next(from); each; each = next(each)) found.push(each);
  return found;
}

function handOver(place: Place): void {
  // Nothing disappeared, or something else has taken the focus already.
  if (place[0]?.element.isConnected || isFocusTaken()) return;
  const depth = place.findIndex(({ element }) => element.isConnected);
  const parent = place[depth]?.element;
  if (!parent) return;
  const neighbour = place[depth - 1]?.before.find((each) => each.parentElement === parent);
  const replacement = neighbour ? neighbour.nextElementSibling : parent.firstElementChild;
  // What isn't displayed can't take it.
  if (!takeFocus(replacement)) takeFocus(parent);
}

function isFocusTaken(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function takeFocus(replacement: Element | null): boolean {
  if (!(replacement instanceof HTMLElement)) return false;
  const isError = replacement.matches('[role="alert"]');
  // After another failure the button can be pressed again.
  const target = (isError && replacement.querySelector('button')) || replacement;
  const isFocusable = target.tabIndex >= 0 || target.hasAttribute('tabindex');
  if (!isFocusable) target.tabIndex = -1;
  // It starts where the visitor already is.
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) return false;
  followUntilLeft(target, () => {
    if (!isFocusable) target.removeAttribute('tabindex');
  });
  return true;
}

/** Not every browser reports that the focused element was removed, so its removal is watched. */
function followUntilLeft(target: HTMLElement, onLeave: () => void): void {
  const place = findPlace(target);
  const left = new AbortController();
  const observer = new MutationObserver(() => {
    if (target.isConnected) return;
    left.abort();
    handOver(place);
  });
  left.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const leave = () => {
    // Still focused if the whole window lost the focus.
    if (!target.isConnected || document.activeElement === target) return;
    left.abort();
    onLeave();
  };
  // Chrome also reports a removal, while the element is still there.
  target.addEventListener('blur', () => queueMicrotask(leave), { signal: left.signal });
}
