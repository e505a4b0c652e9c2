import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { stateTexts } from './list/list-view.ts';

const stateKinds = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'rise',
  changed: 'river',
  withdrawn: 'risk',
} as const satisfies Record<ItemRow['state'], string>;

export function StateBadge({ state }: { state: ItemRow['state'] }) {
  const t = useTexts('editor');
  return <Badge kind={stateKinds[state]}>{t(stateTexts[state])}</Badge>;
}

/** Content that ships with the product; a real academy replaces it. */
export function SampleBadge() {
  const t = useTexts('editor');
  return <Badge>{t('editor.sample')}</Badge>;
}
