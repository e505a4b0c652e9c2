import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { contract } from '@danube/contract/contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ContractRouterClient } from '@orpc/contract';

export type Api = ContractRouterClient<typeof contract>;

/** What the server hands to a page besides the request itself. */
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

/** The web's built code, as this server sees it: never imported, only loaded by path. */
export type WebBuild = {
  readonly buildId: string;
  handlePage(
    request: Request,
    page: PageRequest,
  ): Promise<{ response: Response; scripts: readonly string[] }>;
  /** The published items that have pages of their own. */
  readListedItems(api: Api): Promise<readonly ListedItem[]>;
  readOfferedLanguages(api: Api): Promise<readonly LanguageCode[]>;
  sitemapXml(
    siteUrl: string,
    items: readonly ListedItem[],
    offered: readonly LanguageCode[],
  ): string;
};

/** In development the modules change under us, so the build is requested at every request. */
export type LoadWebBuild = () => Promise<WebBuild>;

export function loadBuiltWeb(applicationRoot: string): LoadWebBuild {
  const path = join(applicationRoot, 'web/build/server/page-handler.js');
  const loaded: Promise<WebBuild> = import(pathToFileURL(path).href);
  return () => loaded;
}
