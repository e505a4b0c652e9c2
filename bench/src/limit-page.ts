import type { Program } from './program.ts';
import type { Stage } from './stage.ts';

/** A server of the same pages with system fonts and without scripts: no page can be faster. */
export function startLimit(stage: Stage, product: Program): Promise<Program> {
  return stage.startOther('bare-page.ts', {
    SOURCE: product.url,
    WITHOUT_SCRIPTS: '1',
    SYSTEM_FONTS: '1',
  });
}
