import { useSettings } from '../../../lib/settings.tsx';

type Account = { id: 'instagram' | 'youtube' | 'linkedin' | 'x'; name: string; address: string };

/** The academy's social accounts; those it lacks are left out. */
export function useAccounts(): readonly Account[] {
  const { instagram, youtube, linkedin, x } = useSettings('social');
  const accounts = [
    account('instagram', 'Instagram', {
      base: 'https://www.instagram.com/',
      path: instagram,
      end: '/',
    }),
    account('youtube', 'YouTube', { base: 'https://www.youtube.com/@', path: youtube }),
    account('linkedin', 'LinkedIn', {
      base: 'https://www.linkedin.com/company/',
      path: linkedin,
      end: '/',
    }),
    account('x', 'X', { base: 'https://x.com/', path: x }),
  ];
  return accounts.filter((each) => each !== null);
}

function account(
  id: Account['id'],
  name: string,
  { base, path, end = '' }: { base: string; path: string; end?: string },
): Account | null {
  return path === '' ? null : { id, name, address: `${base}${encodeURIComponent(path)}${end}` };
}
