import { rulesPath } from '@danube/contract/moderation/community-rules.ts';
import { ArrowRight, BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { CommunityOverview } from './community-overview.ts';
import { PublicQuotes } from './public-quotes.tsx';

const rules = [
  'community.rules.i1',
  'community.rules.i2',
  'community.rules.i3',
  'community.rules.i4',
] as const;

const staffSigns = ['community.staff.i1', 'community.staff.i2', 'community.staff.i3'] as const;

type CommunityPageProps = CommunityOverview & { isSignedIn: boolean };

/** The community page for visitors, and for members while the community loads. */
export function CommunityPage({ rooms, quotes, isSignedIn }: CommunityPageProps) {
  const t = useTexts('community');
  const lang = useFallbackLang('community');
  const localPath = useLocalPath();
  return (
    <div lang={lang} className="page grid gap-y-section pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <div>
        <SectionHeading
          level={1}
          className="mb-6! lg:mb-8!"
          title={<RichText k="community.title" elements={{ em: <em /> }} />}
          lede={t('community.lede')}
        />
        {isSignedIn ? (
          <Button asChild variant="primary" size="large">
            <Link to={localPath('/chat')}>{t('community.open')}</Link>
          </Button>
        ) : (
          <JoinLinks />
        )}
      </div>

      <section aria-labelledby="rooms" className="columns-12 gap-y-6 border-t border-ink pt-6">
        <div className="col-span-full lg:col-span-4">
          <h2 id="rooms" className="type-h3">
            {t('community.rooms.title')}
          </h2>
          <p className="type-body mt-2">{t('community.rooms.lede')}</p>
        </div>
        <ul className="col-span-full lg:col-span-8">
          {rooms.map(({ slug, title, description }) => (
            <li
              key={slug}
              className="grid gap-x-gutter gap-y-1 border-b border-rule py-4 first:pt-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <h3 className="font-serif text-xl">{title}</h3>
              <p className="type-body">{description}</p>
            </li>
          ))}
        </ul>
      </section>

      <PublicQuotes quotes={quotes} />

      <div className="columns-12 gap-y-12 border-t border-ink pt-6">
        <section aria-labelledby="rules" className="col-span-full lg:col-span-7">
          <h2 id="rules" className="type-h3">
            {t('community.rules.title')}
          </h2>
          <ol className="mt-5 grid gap-4">
            {rules.map((rule, index) => (
              <li key={rule} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
                <span aria-hidden="true" className="tabular font-serif text-2xl text-river">
                  {index + 1}
                </span>
                <p className="type-body pt-1">{t(rule)}</p>
              </li>
            ))}
          </ol>
          <p className="type-body mt-5">{t('community.rules.decide')}</p>
          <p className="mt-2">
            <TextLink kind="standalone" to={localPath(rulesPath)} icon={<ArrowRight />}>
              {t('community.rules.all')}
            </TextLink>
          </p>
        </section>
        <section
          aria-labelledby="staff"
          className="col-span-full self-start rounded-md border border-rule-strong p-6 lg:col-span-4 lg:col-start-9"
        >
          <BadgeCheck aria-hidden="true" className="size-7 stroke-[1.6] text-river" />
          <h2 id="staff" className="type-h4 mt-3">
            {t('community.staff.title')}
          </h2>
          <ul className="mt-3 grid gap-3 text-sm text-ink-2">
            {staffSigns.map((sign) => (
              <li key={sign}>{t(sign)}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function JoinLinks() {
  const t = useTexts('community');
  const localPath = useLocalPath();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild variant="primary" size="large">
          <Link to={localPath('/auth?tab=signup&redirect=/chat')}>{t('community.join')}</Link>
        </Button>
        <Button asChild variant="quiet" size="large">
          <Link to={localPath('/auth?tab=signin&redirect=/chat')}>{t('community.signIn')}</Link>
        </Button>
      </div>
      <p className="type-small mt-3">{t('community.free')}</p>
    </>
  );
}
