import { findPage } from '@danube/contract/site/find-page.ts';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { type Actor, visitor } from '../platform/actor.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { RequestHeaders } from '../platform/request-headers.ts';
import {
  findSecurityEvent,
  type SecurityEvent,
  type SecurityLog,
} from '../platform/security-log.ts';
import { isForeignChange } from './same-origin.ts';

type Dependencies = {
  securityLog: Pick<SecurityLog, 'record'>;
  peekActor(headers: RequestHeaders): Promise<Actor>;
  siteUrl: string;
};

export type RefusalLog = (c: Context<HttpVariables>) => Promise<void>;

/** Procedures are logged by the guard, which knows more about them. */
const procedurePaths = /^\/api\/(?:rpc|v1)\//;

/** Logs what pages, files, streams and webhooks refuse. */
export function createRefusalLog(deps: Dependencies): RefusalLog {
  return async (c) => {
    if (c.res.status < 400 || c.res.status >= 500) return;
    const refusal = await findRefusal(c, deps.siteUrl);
    if (!refusal) return;
    const userId = await findUserId(deps, c);
    // Anyone can ask for files that don't exist; only to members some are closed.
    if (c.res.status === 404 && refusal.kind === 'access-refused' && userId === null) return;
    deps.securityLog.record({ ...refusal, userId, requestId: c.get('requestId') });
  };
}

type Refusal = Pick<SecurityEvent, 'kind' | 'at' | 'reason'>;

async function findRefusal(c: Context<HttpVariables>, siteUrl: string): Promise<Refusal | null> {
  const { status } = c.res;
  if (status === 403 && isForeignChange(c, siteUrl)) {
    return { kind: 'foreign-origin', at: routePath(c), reason: 'FORBIDDEN' };
  }
  if (procedurePaths.test(c.req.path)) return null;
  const isPage = !c.req.path.startsWith('/api/');
  const page = isPage ? findPage(c.req.path.replace(/\.data$/, ''))?.page : undefined;
  const isPublic = isPage && (page?.audience ?? 'public') === 'public';
  const reason = await findReason(c.res);
  const kind = findSecurityEvent({ code: reason, status }, isPublic);
  return kind && { kind, at: page?.path ?? routePath(c), reason };
}

/** The error code of the response, or its status. */
async function findReason(response: Response): Promise<string> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body: unknown =
    isJson &&
    (await response
      .clone()
      .json()
      .catch(() => null));
  const code: unknown = Object(body).code;
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : `HTTP ${response.status}`;
}

async function findUserId(deps: Dependencies, c: Context<HttpVariables>): Promise<string | null> {
  const { headers } = c.req.raw;
  const actor = headers.has('cookie')
    ? await deps.peekActor(headers).catch(() => visitor)
    : visitor;
  return actor.kind === 'member' ? actor.userId : null;
}
