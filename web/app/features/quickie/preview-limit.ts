import { previewLength } from './sample-lesson.ts';

/** From so many seconds before the end on, the player says how many are left. */
const warningLength = 30;

/** How often a playing preview is looked at, in milliseconds. */
export const checkInterval = 100;

/** How far a visitor is. Once over, a preview stays over until it is opened again. */
export type Preview = { readonly position: number; readonly isOver: boolean };

export const freshPreview: Preview = { position: 0, isOver: false };

/** What a film's own end leaves: it counts as the limit, however short the file is. */
export const endedPreview: Preview = { position: previewLength, isOver: true };

/** The preview after a look at where the film is. */
export function afterCheck(preview: Preview, position: number): Preview {
  if (preview.isOver || position >= previewLength) return endedPreview;
  return { position, isOver: false };
}

/** A wish to be elsewhere: to the limit or beyond it ends the preview instead. */
export function afterSeek(preview: Preview, wanted: number): Preview {
  return afterCheck(preview, Math.max(0, wanted));
}

/** Whole seconds to warn of, or null while there is time or none left. */
export function secondsLeft({ position, isOver }: Preview): number | null {
  const left = previewLength - position;
  return isOver || left > warningLength ? null : Math.ceil(left);
}
