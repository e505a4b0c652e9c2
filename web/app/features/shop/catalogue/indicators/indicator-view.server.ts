import type { IndicatorPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import type { IndicatorView } from './indicator-view.ts';

/**
 * An indicator as its page renders it: Markdown is parsed here, so that the parser stays on the
 * server.
 */
export function toIndicatorView(page: IndicatorPage): IndicatorView {
  const { description, manual, ...rest } = page;
  return {
    ...rest,
    description: parseMarkdown(description, { anchorPrefix: 'about' }),
    manual: parseMarkdown(manual, { anchorPrefix: 'manual' }),
    manualLanguage: page.fieldLanguages?.manual ?? page.language,
  };
}
