/** A prerendered or background page isn't visited before it becomes visible. */
export function onceVisible(act: () => void): () => void {
  function actIfVisible() {
    if (document.visibilityState === 'hidden') return;
    document.removeEventListener('visibilitychange', actIfVisible);
    act();
  }
  document.addEventListener('visibilitychange', actIfVisible);
  actIfVisible();
  return () => document.removeEventListener('visibilitychange', actIfVisible);
}
