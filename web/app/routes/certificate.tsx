import { data } from 'react-router';
import { CertificateHead } from '../features/learn/certificates/certificate-head.tsx';
import { CertificatePage } from '../features/learn/certificates/certificate-page.tsx';
import { UnknownCertificate } from '../features/learn/certificates/check-page.tsx';
import { readCode } from '../features/shared/paths/certificate-paths.ts';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { isNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/certificate.ts';

/** Not cached: a stale copy could show a revoked certificate as valid. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageRequest);
  const code = readCode(params.code);
  const certificate = await readForPage(api.certificates.verify({ code }).catch(nullIfUnknown));
  return data({ code, certificate }, { status: certificate ? 200 : 404 });
}

export default function Certificate({ loaderData }: Route.ComponentProps) {
  const { code, certificate } = loaderData;
  return (
    <>
      <CertificateHead certificate={certificate} />
      {certificate ? (
        <CertificatePage key={certificate.code} certificate={certificate} />
      ) : (
        <UnknownCertificate code={code} />
      )}
    </>
  );
}

/** An unknown or malformed code is a valid answer, not an error. */
function nullIfUnknown(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}
