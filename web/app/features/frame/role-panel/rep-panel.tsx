import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { ownRepQuery } from './panel-queries.ts';

/** What the academy holds about its own sales representative; nothing where it holds nothing. */
export function RepPanel({ user }: { user: Session['user'] }) {
  const t = useTexts('panels', 'welcome');
  const localPath = useLocalPath();
  const rep = useQuery(ownRepQuery(queries));
  // The role ended between the sign-in and now.
  if (rep.data === null) return null;
  return (
    <PanelFrame
      title={t('panels.rep.title')}
      text={t('panels.rep.text')}
      action={
        <TextLink kind="standalone" to={localPath('/account-settings')} className="text-sm">
          {t('welcome.account')}
        </TextLink>
      }
    >
      {rep.isPending ? (
        <SkeletonRegion>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      ) : null}
      {!rep.isPending && rep.data === undefined ? (
        <ErrorState
          title={t('panels.rep.failed')}
          onRetry={() => void rep.refetch()}
          isRetrying={rep.isFetching}
          className="py-4!"
        />
      ) : null}
      {rep.data ? <RepFacts user={user} since={rep.data.createdAt} /> : null}
    </PanelFrame>
  );
}

function RepFacts({ user, since }: { user: Session['user']; since: Date }) {
  const t = useTexts('panels');
  const format = useFormat();
  return (
    <div className="columns-12 gap-y-6">
      <dl className="col-span-full grid content-start gap-x-gutter gap-y-6 sm:grid-cols-2 lg:col-span-8">
        <div className="grid content-start gap-1 border-t border-rule-strong pt-4">
          <dt className="type-small">{t('panels.rep.address')}</dt>
          <dd className="type-h4 [overflow-wrap:anywhere]">{`${user.firstName} ${user.lastName}`}</dd>
          <dd className="text-sm [overflow-wrap:anywhere] text-ink-2">{user.email}</dd>
        </div>
        <div className="grid content-start gap-1 border-t border-rule-strong pt-4">
          <dt className="type-small">{t('panels.rep.since')}</dt>
          <dd className="type-h4">{format.date(since, 'long')}</dd>
        </div>
      </dl>
      <p className="type-body col-span-full border-t border-rule-strong pt-4 text-sm lg:col-span-4">
        {t('panels.rep.terms')}
      </p>
    </div>
  );
}
