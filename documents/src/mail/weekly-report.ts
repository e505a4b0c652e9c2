import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';
import { chooseHeadline } from '@danube/contract/today-headline.ts';
import type { Mail } from '../documents.types.ts';
import { formatDay, formatDays, formatShortStart } from '../format-moment.ts';
import { countryName, formatMoney } from '../format-money.ts';
import type { Texts } from '../texts.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent, MailFact } from './mail-content.ts';

type WeeklyReport = Extract<Mail, { kind: 'weekly-report' }>;

/** A summary of the admin page Today, with the same texts. */
export function weeklyReport(mail: WeeklyReport, texts: Texts): MailContent {
  const { language, translate } = texts;
  const days = formatDays(mail, language);
  const headline = headlineText(mail, texts);
  const facts = [
    ...mail.figures.map((figure) => figureFact(figure, texts)),
    ...sessionFact(mail, texts),
  ];
  const partial: MailBlock[] = mail.isPartial
    ? [{ kind: 'note', text: translate('mail.staff.weekly.partial') }]
    : [];
  return {
    subject: translate('mail.staff.weekly.subject', { days }),
    preheader: headline,
    kicker: translate('mail.staff.kicker'),
    heading: translate('mail.staff.weekly.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      { kind: 'paragraph', text: translate('mail.staff.weekly.intro', { days }) },
      { kind: 'paragraph', text: headline },
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      ...waiting(mail, texts).filter((block) => !('text' in block && block.text === headline)),
      ...partial,
      ...button(translate('mail.staff.weekly.button'), mail.todayUrl, translate),
    ],
    reason: translate('mail.staff.weekly.reason'),
  };
}

function headlineText(mail: WeeklyReport, { language, translate }: Texts): string {
  const { words, amount, change, item, country } = chooseHeadline(mail);
  return translate(`today.headline.${words}`, {
    amount: formatMoney(amount, language),
    percent: formatShare(change, language),
    item: toSingleLine(item),
    country: country === '' ? '' : countryName(country, language),
  });
}

function figureFact(figure: WeeklyReport['figures'][number], texts: Texts): MailFact {
  const { language, translate } = texts;
  const { lastWeek, weekBefore } = figure;
  const write = (value: number) =>
    figure.unit === 'cents' ? formatMoney(value, language) : formatCount(value, language);
  const value = write(lastWeek);
  const label = translate(`today.figures.names.${figure.name}`);
  if (lastWeek === weekBefore) {
    return { label, value: translate('mail.staff.weekly.same', { value }) };
  }
  if (weekBefore <= 0) {
    return { label, value: translate('mail.staff.weekly.fromNothing', { value }) };
  }
  const change = formatShare((lastWeek - weekBefore) / weekBefore, language, 'exceptZero');
  const before = write(weekBefore);
  return { label, value: translate('mail.staff.weekly.change', { value, change, before }) };
}

function sessionFact(
  { nextSession, timeZone }: WeeklyReport,
  { language, translate }: Texts,
): MailFact[] {
  if (!nextSession) return [];
  const { title, startsAt, isLive, isAllDay } = nextSession;
  const when = isAllDay
    ? formatDay(startsAt, timeZone, language)
    : formatShortStart(startsAt, timeZone, language);
  const label = translate(isLive ? 'today.session.title' : 'today.session.titleOther');
  return toFacts(label, `${toSingleLine(title)} (${when})`);
}

function waiting({ attention }: WeeklyReport, { language, translate }: Texts): MailBlock[] {
  if (attention.length === 0) {
    return [{ kind: 'note', text: translate('mail.staff.weekly.clear') }];
  }
  return [
    {
      kind: 'list',
      title: translate('today.attention.title'),
      items: attention.map(({ name, count }) =>
        translate('mail.staff.weekly.waiting', {
          name: translate(`today.attention.items.${name}`),
          shown: formatCount(count, language),
        }),
      ),
    },
  ];
}

function formatCount(value: number, language: LanguageCode): string {
  return new Intl.NumberFormat(intlLocale(language)).format(value);
}

function formatShare(
  share: number,
  language: LanguageCode,
  signDisplay: 'auto' | 'exceptZero' = 'auto',
): string {
  const options = { style: 'percent', maximumFractionDigits: 0, signDisplay } as const;
  return new Intl.NumberFormat(intlLocale(language), options).format(share);
}
