import { createHash } from 'node:crypto';
import { framedSites } from '@danube/contract/framed-sites.ts';

export type ScriptPermission = { nonce: string } | { scripts: readonly string[] };

/**
 * What a page may load and run. Shared pages name their inline scripts by hash, because a
 * kept page cannot carry a fresh nonce; private pages use a nonce.
 */
export function contentSecurityPolicy(
  permission: ScriptPermission,
  site: {
    isHttps: boolean;
    formTargets?: readonly string[];
    locationServices?: readonly string[];
    /** Where browsers send files to and get them from. */
    storageOrigin?: string | undefined;
  },
): string {
  const scripts =
    'nonce' in permission ? `'nonce-${permission.nonce}'` : permission.scripts.map(hash).join(' ');
  const storage = site.storageOrigin === undefined ? [] : [site.storageOrigin];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    // Component libraries position their layers by inline styles.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...storage].join(' '),
    "font-src 'self'",
    // Named for everybody, because pages are shared; a browser asks them after consent only.
    ["connect-src 'self'", ...storage, ...(site.locationServices ?? []).map(originOf)].join(' '),
    // Likewise: a page puts a frame there only for a visitor who has allowed it.
    `frame-src ${Object.values(framedSites).join(' ')}`,
    ["media-src 'self' blob:", ...storage].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // A form that is answered by sending the browser to an identity provider, or to a file, counts
    // as sent there.
    ["form-action 'self'", ...storage, ...(site.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(site.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are not pages: nothing may be loaded or run. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Vite puts scripts, styles and a socket of its own into the page; production never sends this. */
export const developmentPolicy = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

function originOf(address: string): string {
  return new URL(address).origin;
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
