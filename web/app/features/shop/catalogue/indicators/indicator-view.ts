import type { IndicatorPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

/** The data of an indicator's page, with parsed Markdown. */
export type IndicatorView = Omit<IndicatorPage, 'description' | 'manual'> & {
  readonly description: readonly ProseBlock[];
  readonly manual: readonly ProseBlock[];
  /** The language of the manual. */
  readonly manualLanguage: IndicatorPage['language'];
};
