import { useTexts } from '../../../lib/texts.tsx';
import { type ReferredRep, unnamedRep } from './referred-rep.ts';

/** A rep without a public name is shown by their role, in the page's language. */
export function useRepName(): (rep: Pick<ReferredRep, 'rep_name'>) => string {
  const t = useTexts('referral');
  return ({ rep_name: name }) => (name === unnamedRep ? t('referral.someone') : name);
}
