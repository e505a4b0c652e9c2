import type { ReactElement } from 'react';
import { useAcademy } from '../../../lib/academy.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { RichText } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLegalValues } from './use-legal-values.ts';

/** The targets of links in legal texts, on this site. */
const pages = {
  privacy: '/privacy-policy',
  cookies: '/cookie-policy#change',
  terms: '/terms-of-service',
  imprint: '/imprint',
  contact: '/contact',
  report: '/community/report',
  account: '/account-settings',
  export: '/account-settings#export',
  erasure: '/account-settings#erasure',
} as const;

/** The targets on other sites. */
export function useLinkTargets() {
  const academy = useAcademy();
  return {
    mail: `mailto:${academy.email}`,
    phone: `tel:${academy.phone.dialled}`,
    authority: 'https://dataprotection.gov.sk/',
    soi: 'https://www.soi.sk/',
  };
}

/** One text of a legal page, with its links and the academy's details. */
export function LegalText({ k }: { k: TextKey }) {
  const values = useLegalValues();
  const localPath = useLocalPath();
  const addresses = useLinkTargets();
  const elements: Record<string, ReactElement> = {
    b: <b className="font-[580] text-ink" />,
    code: <code className="rounded-sm bg-sunk px-1 text-[0.9em] whitespace-nowrap text-ink" />,
  };
  for (const [name, path] of Object.entries(pages)) {
    elements[name] = <TextLink to={localPath(path)}>{null}</TextLink>;
  }
  for (const [name, address] of Object.entries(addresses)) {
    elements[name] = (
      <TextLink to={address} className="whitespace-nowrap">
        {null}
      </TextLink>
    );
  }
  return <RichText k={k} values={values} elements={elements} />;
}
