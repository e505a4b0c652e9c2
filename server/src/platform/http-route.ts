import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Context, Hono } from 'hono';
import type { Actor } from './actor.ts';
import type { ContentVersions } from './content-versions.ts';
import type { Documents } from './documents.ts';
import type { HttpVariables } from './http-variables.ts';
import type { RateLimitResult } from './rate-limit.ts';
import type { RequestHeaders } from './request-headers.ts';

type RouteHandler = (c: Context<HttpVariables>) => Response | Promise<Response>;

/** An endpoint that is neither a procedure nor a page: a file, a stream, a webhook. */
export type HttpRoute =
  | {
      readonly method: 'GET' | 'POST';
      readonly path: string;
      readonly answer: RouteHandler;
      /**
       * Set for webhooks, whose sender proves itself by a signature: the origin check would reject
       * it.
       */
      readonly isSigned?: true;
    }
  | { readonly path: string; readonly routes: Hono<HttpVariables> };

/** What the server provides to the modules' endpoints. */
export type HttpTools = {
  findActor(headers: RequestHeaders): Promise<Actor>;
  chooseLanguage(c: Context<HttpVariables>): LanguageCode;
  spend(limit: 'export' | 'download' | 'previewCount', key: string): Promise<RateLimitResult>;
  readonly documents: Documents;
  readonly versions: Pick<ContentVersions, 'known'>;
  readonly siteUrl: string;
};
