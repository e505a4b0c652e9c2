import { redirect } from 'react-router';
import { CheckHead } from '../features/learn/certificates/certificate-head.tsx';
import { CheckPage } from '../features/learn/certificates/check-page.tsx';
import { certificatePath, readCode } from '../features/shared/paths/certificate-paths.ts';
import type { Route } from './+types/certificates.ts';

/** Redirects to the page of an entered code, keeping the URL's language. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('code');
  const code = readCode(typed ?? '');
  if (!code) return { isUnreadable: typed !== null };
  searchParams.delete('code');
  throw redirect([certificatePath(code), searchParams].filter(String).join('?'), 303);
}

export default function Certificates({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CheckHead />
      <CheckPage isUnreadable={loaderData.isUnreadable} />
    </>
  );
}
