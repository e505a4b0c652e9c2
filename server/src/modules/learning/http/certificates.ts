import { certificateCodeSchema } from '@danube/contract/learning/certificates.contract.ts';
import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import { createCardPngs } from '../../../platform/card-png.ts';
import type { Documents } from '../../../platform/documents.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { qrCodePath } from '../../../platform/qr-code.ts';
import type { RateLimitResult } from '../../../platform/rate-limit.ts';
import type { IdentityApi } from '../../identity/identity.api.ts';
import type { LearningApi } from '../learning.api.ts';

/** A certificate as PDF; for anyone but its holder, and after it was revoked, it doesn't exist. */
export function serveCertificate(deps: {
  learning: Pick<LearningApi, 'ownCertificate'>;
  identity: Pick<IdentityApi, 'findActor'>;
  documents: Pick<Documents, 'renderPdf'>;
  siteUrl: string;
  spend: (userId: string) => Promise<RateLimitResult>;
}) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const actor = await deps.identity.findActor(c.req.raw.headers);
    const code = readCode(c.req.param('file')?.replace(/\.pdf$/, ''));
    if (actor.kind === 'visitor' || !code) return notFound(c);
    const answer = await deps.spend(actor.userId);
    if (!answer.allowed) {
      const wait = { 'retry-after': String(answer.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const found = await deps.learning.ownCertificate(actor.userId, code);
    if (!found) return notFound(c);
    const { number, holder, courseTitle, lessons, minutes } = found;
    const url = new URL(`/certificates/${code}`, deps.siteUrl).href;
    const pdf = await deps.documents.renderPdf(
      {
        kind: 'certificate',
        number,
        holder,
        courseTitle,
        lessons,
        minutes,
        url,
        issuedAt: found.issuedAt.toISOString(),
        qrCode: qrCodePath(url),
      },
      found.language,
    );
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
    });
  };
}

/**
 * The preview image of the public page, in the URL's language. Access is checked every time; an
 * identical image isn't drawn again.
 */
export function serveCertificateCard(deps: {
  learning: Pick<LearningApi, 'publicCertificate'>;
  documents: Pick<Documents, 'drawCard'>;
}) {
  const cardPng = createCardPngs(deps.documents);
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const code = readCode(c.req.param('code'));
    const found = code && (await deps.learning.publicCertificate(code));
    if (!found || found.isRevoked || found.replacement) return notFound(c);
    const wanted = c.req.query('lang');
    const language = isLanguageCode(wanted) ? wanted : defaultLanguage;
    const { number, courseTitle, holder } = found;
    const issuedAt = found.issuedAt.toISOString();
    const card = { kind: 'certificate', number, courseTitle, holder, issuedAt } as const;
    const png = await cardPng(card, language);
    return c.body(png, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
  };
}

function readCode(value: string | undefined): string | undefined {
  return certificateCodeSchema.safeParse(value).data;
}

function notFound(c: Context<HttpVariables>): Response {
  return c.json({ code: 'NOT_FOUND' }, 404, { 'cache-control': 'private, no-store' });
}
