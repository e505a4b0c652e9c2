import type { Standing } from '@danube/contract/moderation/moderation.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** What applies to a member right now. */
export function StandingBadges({ standing }: { standing: Standing }) {
  const t = useTexts('queue');
  const format = useFormat();
  const { suspension, mutes } = standing;
  const labelOf = (until: Date | null, kind: keyof typeof standingTexts) => {
    const { limited, open } = standingTexts[kind];
    return until ? t(limited, { date: format.date(until, 'medium') }) : t(open);
  };
  return (
    <>
      {suspension ? <Badge kind="risk">{labelOf(suspension.until, 'suspended')}</Badge> : null}
      {mutes.map(({ conversationId, until }) => (
        <Badge key={`${conversationId} ${until?.getTime()}`} kind="risk">
          {labelOf(until, 'muted')}
        </Badge>
      ))}
    </>
  );
}

const standingTexts = {
  suspended: { limited: 'queue.standing.suspended', open: 'queue.standing.suspendedOpen' },
  muted: { limited: 'queue.standing.muted', open: 'queue.standing.mutedOpen' },
} as const;
