import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatNumber } from '../../../ui/stat-number.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useClaims } from '../../shared/claims/use-claims.ts';

/** The number of participants from the register of claims, with a link to its source. */
export function EventParticipation() {
  const t = useTexts('events');
  const claim = useClaims();
  const localPath = useLocalPath();
  return (
    <Card kind="ruled">
      <article className="grid gap-5">
        <h3 className="type-h4">{t('events.participation.title')}</h3>
        <dl className="grid grid-cols-2 gap-x-gutter gap-y-6">
          <StatNumber
            value={claim('activeMembers').text}
            label={t('events.participation.members')}
            className="col-span-full"
          />
          <StatNumber
            size="medium"
            value={claim('eventsThisMonth').text}
            label={t('events.participation.events')}
          />
          <StatNumber
            size="medium"
            value={claim('averageAttendance').text}
            label={t('events.participation.attendance')}
          />
        </dl>
        <TextLink kind="standalone" to={localPath('/sources')} className="-my-2 w-fit text-xs">
          {t('events.participation.sources')}
        </TextLink>
      </article>
    </Card>
  );
}
