import type { LanguageCode } from '@danube/contract/locale.ts';
import { createContext } from 'react-router';
import type { Api } from '../lib/api.ts';

/** What the server hands to a page besides the request itself. */
export type PageRequest = {
  readonly api: Api;
  readonly language: LanguageCode;
  readonly siteUrl: string;
  /** What a browser may ask where it is, in order, after our own look-up and with consent. */
  readonly locationServices: readonly string[];
  /** Set on private pages; public ones are shared, so their scripts are allowed by hash. */
  readonly nonce?: string;
  /** Hears of what went wrong while rendering. */
  reportError(error: unknown): void;
};

export const pageRequest = createContext<PageRequest>();
