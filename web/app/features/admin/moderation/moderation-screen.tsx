import { rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AppealList } from './appeal-list.tsx';
import { CaseQueue } from './case-queue.tsx';
import { appealsQuery, queueQuery } from './moderation-queries.ts';
import { SlowModeSection } from './slow-mode-section.tsx';
import { TransparencySection } from './transparency-section.tsx';

/** What waits for a decision, who objects, what was decided; rooms and the yearly report below. */
export function ModerationScreen() {
  const t = useTexts('queue');
  const format = useFormat();
  const localPath = useLocalPath();
  const open = useQuery(queueQuery(queries, 'open'));
  const appeals = useQuery(appealsQuery(queries));
  const count = (list: readonly unknown[] | undefined) =>
    list === undefined ? undefined : format.number(list.length);
  return (
    <div className="grid min-w-0 gap-12">
      <Tabs
        label={t('queue.views')}
        tabs={[
          {
            id: 'open',
            label: t('queue.tabs.open'),
            count: count(open.data),
            panel: <CaseQueue view="open" />,
          },
          {
            id: 'appeals',
            label: t('queue.tabs.appeals'),
            count: count(appeals.data),
            panel: <AppealList />,
          },
          { id: 'closed', label: t('queue.tabs.closed'), panel: <CaseQueue view="closed" /> },
        ]}
      />
      <div className="grid gap-10 lg:grid-cols-2">
        <SlowModeSection />
        <TransparencySection />
      </div>
      <p className="text-sm">
        <TextLink to={localPath(rulesPath)}>{t('queue.rulesLink')}</TextLink>
      </p>
    </div>
  );
}
