import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { goLiveQuery, siteSwitchQuery } from './environments-queries.ts';
import { GoLiveList } from './go-live-list.tsx';

/** The launch checklist, computed from the site's state. */
export function GoLiveScreen() {
  const t = useTexts('environments', 'admin');
  const format = useFormat();
  const read = useQuery(goLiveQuery(queries));
  if (read.isPending) {
    return (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-8 w-60" />
        <Skeleton className="h-96 w-full" />
      </SkeletonRegion>
    );
  }
  if (read.data === undefined) {
    return (
      <ErrorState
        title={t('environments.failed')}
        text={t('admin.failedText')}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  const done = read.data.filter(({ state }) => state === 'done').length;
  const total = read.data.length;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-serif text-2xl">
          {done === total
            ? t('environments.goLive.ready')
            : t('environments.goLive.progress', {
                done: format.number(done),
                total: format.number(total),
              })}
        </p>
        <OpenSite />
      </div>
      <GoLiveList items={read.data} />
    </div>
  );
}

/** Leads to the switch that opens the site; a site that is open says so. */
function OpenSite() {
  const t = useTexts('environments');
  const localPath = useLocalPath();
  const { data } = useQuery(siteSwitchQuery(queries));
  const isOpen = data?.published.isOpen === true;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isOpen ? <p className="type-small">{t('environments.switches.open')}</p> : null}
      <Button asChild>
        <Link to={localPath('/admin/settings/site')}>
          {t(isOpen ? 'environments.switches.manage' : 'environments.goLive.open')}
        </Link>
      </Button>
    </div>
  );
}
