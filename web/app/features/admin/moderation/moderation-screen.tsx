import { rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AppealList } from './appeal-list.tsx';
import { CaseQueue } from './case-queue.tsx';
import { appealsQuery, queueQuery } from './moderation-queries.ts';
import { TransparencySection } from './transparency-section.tsx';

/** Open cases, appeals and past decisions; the yearly report below. */
export function ModerationScreen() {
  const t = useTexts('queue');
  const format = useFormat();
  const localPath = useLocalPath();
  const open = useInfiniteQuery(queueQuery(queries, 'open'));
  const appeals = useQuery(appealsQuery(queries));
  const shown = (count: number | undefined) =>
    count === undefined ? undefined : format.number(count);
  return (
    <div className="grid min-w-0 gap-12">
      <Tabs
        label={t('queue.views')}
        tabs={[
          {
            id: 'open',
            label: t('queue.tabs.open'),
            count: shown(open.data?.pages.at(-1)?.total),
            panel: <CaseQueue view="open" />,
          },
          {
            id: 'appeals',
            label: t('queue.tabs.appeals'),
            count: shown(appeals.data?.length),
            panel: <AppealList />,
          },
          { id: 'closed', label: t('queue.tabs.closed'), panel: <CaseQueue view="closed" /> },
        ]}
      />
      <TransparencySection />
      <p className="text-sm">
        <TextLink to={localPath(rulesPath)}>{t('queue.rulesLink')}</TextLink>
      </p>
    </div>
  );
}
