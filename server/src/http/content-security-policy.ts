import { createHash } from 'node:crypto';
import { framedSites } from '@danube/contract/framed-sites.ts';

export type ScriptPermission = { nonce: string } | { scripts: readonly string[] };

/**
 * What a page may load and execute. Cached pages allow their inline scripts by hash, because they
 * can't carry a fresh nonce; private pages use a nonce.
 */
export function contentSecurityPolicy(
  permission: ScriptPermission,
  site: {
    isHttps: boolean;
    formTargets?: readonly string[];
    locationServices?: readonly string[];
    /** Where browsers upload files to and download them from. */
    storageOrigin?: string | undefined;
  },
): string {
  const scripts =
    'nonce' in permission ? `'nonce-${permission.nonce}'` : permission.scripts.map(hash).join(' ');
  const storage = site.storageOrigin === undefined ? [] : [site.storageOrigin];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    // Component libraries position popovers with inline styles.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...storage].join(' '),
    "font-src 'self'",
    // Listed for everyone, because pages are cached; browsers contact them only after consent.
    ["connect-src 'self'", ...storage, ...(site.locationServices ?? []).map(originOf)].join(' '),
    // Listed for everyone for the same reason; the frame is only rendered after consent.
    `frame-src ${Object.values(framedSites).join(' ')}`,
    ["media-src 'self' blob:", ...storage].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    // form-action also applies to the redirect after a form: to an identity provider, or to a file.
    ["form-action 'self'", ...storage, ...(site.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(site.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For responses that aren't pages: nothing may be loaded or executed. */
export const denyAllPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Vite injects scripts, styles and a socket; production never sends this. */
export const developmentPolicy = "default-src * 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

function originOf(address: string): string {
  return new URL(address).origin;
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
