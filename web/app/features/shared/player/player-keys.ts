/** What keys do. Seconds and shares are those of the whole film. */
export type KeyActs = {
  toggle(): void;
  skip(seconds: number): void;
  seekShare(share: number): void;
  toggleSound(): void;
  changeVolume(by: number): void;
  toggleCaptions(): void;
  toggleFull(): void;
  stepSpeed(by: 1 | -1): void;
};

/** What has the focus: some elements have a use of their own for a key. */
export type Focused = 'button' | 'seek' | 'volume' | 'other';

/** Carries a key out; false if it is none of the player's. */
export function pressKey(key: string, focused: Focused, acts: KeyActs): boolean {
  const act = actOf(key, focused, acts);
  act?.();
  return act !== null;
}

function actOf(key: string, focused: Focused, acts: KeyActs): (() => void) | null {
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
