import type { IndicatorPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { parseMarkdown } from '../../../lib/markdown/parse-markdown.ts';
import type { IndicatorView } from './indicator-view.ts';

/**
 * An indicator as its page draws it: texts are read here, so that the parser stays on the server.
 * A manual that is not translated is the original's.
 */
export function viewIndicator(page: IndicatorPage, original: IndicatorPage = page): IndicatorView {
  const { description, manual: _, ...rest } = page;
  const { manual, language } = page.manual ? page : original;
  return {
    ...rest,
    description: parseMarkdown(description, { anchorPrefix: 'about' }),
    manual: parseMarkdown(manual, { anchorPrefix: 'manual' }),
    manualLanguage: language,
  };
}
