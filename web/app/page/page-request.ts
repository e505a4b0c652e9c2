import type { LanguageCode } from '@danube/contract/locale.ts';
import { createContext } from 'react-router';
import type { Api } from '../lib/api.ts';

/** What the server passes to a page besides the request itself. */
export type PageRequest = {
  readonly api: Api;
  readonly language: LanguageCode;
  readonly siteUrl: string;
  /**
   * Services that the browser may ask for the location, in order, after our own lookup and with
   * consent.
   */
  readonly locationServices: readonly string[];
  /** Set on private pages; public ones are cached, so their scripts are allowed by hash. */
  readonly nonce?: string;
  /** Receives errors thrown while rendering. */
  reportError(error: unknown): void;
};

export const pageRequest = createContext<PageRequest>();
