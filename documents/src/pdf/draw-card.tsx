import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Card, CertificateCard, SessionCard } from '../documents.types.ts';
import { formatDay, formatMoment } from '../format-moment.ts';
import { textsFor } from '../texts.ts';
import { loadFonts } from './pdf-fonts.ts';
import { ShareCard, type ShareCardProps } from './share-card.tsx';

await loadFonts();

/** Uses the engine's fonts, so none have to be installed. */
export function drawCard(card: Card, locale: LanguageCode): string {
  return renderToStaticMarkup(<ShareCard {...contentOf(card, locale)} />);
}

function contentOf(card: Card, locale: LanguageCode): ShareCardProps {
  return card.kind === 'session'
    ? toSessionCardProps(card, locale)
    : toCertificateCardProps(card, locale);
}

function toCertificateCardProps(card: CertificateCard, locale: LanguageCode): ShareCardProps {
  const { language, translate } = textsFor('completion', locale);
  return {
    label: translate('completion.courseCompleted'),
    title: card.courseTitle,
    name: card.holder,
    facts: [formatDay(card.issuedAt, academyTimeZone, language), card.number],
    seed: card.number,
  };
}

function toSessionCardProps(card: SessionCard, locale: LanguageCode): ShareCardProps {
  const { language, translate } = textsFor('programme', locale);
  const { date, time, zone } = formatMoment({ ...card, timeZone: academyTimeZone }, language);
  return {
    label: translate(card.isCancelled ? 'programme.cancelled' : 'programme.session'),
    title: card.title,
    name: card.host,
    facts: card.isAllDay ? [date] : [date, time, zone],
    seed: card.title,
  };
}
