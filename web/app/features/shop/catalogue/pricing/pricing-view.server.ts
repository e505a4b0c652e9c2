import type { PackagePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import type { PackageView } from './pricing-view.ts';

/**
 * Packages as the pricing page renders them: Markdown is parsed here, so that the parser stays on
 * the server.
 */
export function toPackageViews(pages: readonly PackagePage[]): PackageView[] {
  return pages.map(({ description, ...rest }) => ({
    ...rest,
    description: parseMarkdown(description, { anchorPrefix: rest.slug }),
  }));
}
