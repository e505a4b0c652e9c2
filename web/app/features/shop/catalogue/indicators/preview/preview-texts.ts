import type { Translate } from '../../../../../lib/text-keys.ts';
import type { Format } from '../../../../../lib/use-format.tsx';

/** The texts and formats of the drawing. */
export type PreviewTexts = { readonly t: Translate; readonly format: Format };
