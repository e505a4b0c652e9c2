import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { contract } from '@danube/contract/contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ContractRouterClient } from '@orpc/contract';

export type Api = ContractRouterClient<typeof contract>;

/** What the server passes to a page besides the request itself. */
export type PageRequest = {
  readonly api: Api;
  readonly language: LanguageCode;
  readonly siteUrl: string;
  readonly locationServices: readonly string[];
  readonly nonce?: string;
  reportError(error: unknown): void;
};

type ListedItem = Pick<ItemCard, 'slug' | 'availableIn'> & {
  kind: ItemCard['kind'] | 'video' | 'post' | 'help' | 'term' | 'instructor' | 'path';
};

/** The web build as the server sees it: loaded by path, never imported. */
export type WebBuild = {
  readonly buildId: string;
  handlePage(
    request: Request,
    page: PageRequest,
  ): Promise<{ response: Response; scripts: readonly string[] }>;
  /** The published items that have their own pages. */
  readListedItems(api: Api): Promise<readonly ListedItem[]>;
  readOfferedLanguages(api: Api): Promise<readonly LanguageCode[]>;
  sitemapXml(
    siteUrl: string,
    items: readonly ListedItem[],
    offered: readonly LanguageCode[],
  ): string;
};

/** In development the modules change while running, so the build is loaded on every request. */
export type LoadWebBuild = () => Promise<WebBuild>;

export function loadBuiltWeb(applicationRoot: string): LoadWebBuild {
  const path = join(applicationRoot, 'web/build/server/page-handler.js');
  const loaded: Promise<WebBuild> = import(pathToFileURL(path).href);
  return () => loaded;
}
