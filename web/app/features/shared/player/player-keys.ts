/** Keyboard actions. Seconds and fractions refer to the whole video. */
export type KeyActions = {
  toggle(): void;
  skip(seconds: number): void;
  seekShare(share: number): void;
  toggleSound(): void;
  changeVolume(by: number): void;
  toggleCaptions(): void;
  toggleFull(): void;
  stepSpeed(by: 1 | -1): void;
};

/** The focused element: some elements use certain keys themselves. */
export type Focused = 'button' | 'seek' | 'volume' | 'other';

/** Handles a key; false if it isn't a shortcut of the player. */
export function handlePlayerKey(key: string, focused: Focused, acts: KeyActions): boolean {
  const act = actionFor(key, focused, acts);
  act?.();
  return act !== null;
}

function actionFor(key: string, focused: Focused, acts: KeyActions): (() => void) | null {
  if (/^\d$/.test(key)) return () => acts.seekShare(Number(key) / 10);
  switch (key) {
    case ' ':
      return focused === 'button' ? null : acts.toggle;
    case 'ArrowLeft':
      return focused === 'volume' ? null : () => acts.skip(-5);
    case 'ArrowRight':
      return focused === 'volume' ? null : () => acts.skip(5);
    case 'ArrowUp':
      return focused === 'volume' ? null : () => acts.changeVolume(0.1);
    case 'ArrowDown':
      return focused === 'volume' ? null : () => acts.changeVolume(-0.1);
    case '<':
      return () => acts.stepSpeed(-1);
    case '>':
      return () => acts.stepSpeed(1);
  }
  switch (key.toLowerCase()) {
    case 'k':
      return acts.toggle;
    case 'j':
      return () => acts.skip(-10);
    case 'l':
      return () => acts.skip(10);
    case 'm':
      return acts.toggleSound;
    case 'c':
      return acts.toggleCaptions;
    case 'f':
      return acts.toggleFull;
    default:
      return null;
  }
}
