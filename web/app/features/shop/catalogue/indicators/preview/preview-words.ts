import type { Translate } from '../../../../../lib/text-keys.ts';
import type { Format } from '../../../../../lib/use-format.tsx';

/** How what is drawn is named and written. */
export type PreviewWords = { readonly t: Translate; readonly format: Format };
