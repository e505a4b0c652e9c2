import type { IndicatorPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

/** What the page of an indicator is drawn from: its texts are read already. */
export type IndicatorView = Omit<IndicatorPage, 'description' | 'manual'> & {
  readonly description: readonly ProseBlock[];
  readonly manual: readonly ProseBlock[];
  /** The language that the manual is written in. */
  readonly manualLanguage: IndicatorPage['language'];
};
