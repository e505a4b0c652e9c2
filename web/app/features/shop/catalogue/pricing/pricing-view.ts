import type { PackagePage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

/** A package with its parsed description. */
export type PackageView = Omit<PackagePage, 'description'> & {
  readonly description: readonly ProseBlock[];
};
