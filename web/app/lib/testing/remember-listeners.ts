/** Notes the listeners that are added from now on; returns the function that removes them. */
export function rememberListeners(target: EventTarget): () => void {
  const original = target.addEventListener;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    added.push(listener);
    original.apply(target, listener);
  };
  return () => {
    target.addEventListener = original;
    for (const listener of added) target.removeEventListener(...listener);
  };
}
