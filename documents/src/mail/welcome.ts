import type { Mail } from '../documents.types.ts';
import { formatInstant } from '../format-moment.ts';
import type { Texts, Translate } from '../texts.ts';
import { requireWebUrl } from '../web-url.ts';
import { button } from './button.ts';
import { toFacts } from './facts.ts';
import { greet, toSingleLine } from './greeting.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

type Welcome = Extract<Mail, { kind: 'welcome' }>;

export function welcome(mail: Welcome, texts: Texts): MailContent {
  const { translate } = texts;
  const { contactEmail } = mail;
  return {
    subject: translate('mail.account.welcome.subject'),
    preheader: translate('mail.account.welcome.preheader'),
    kicker: translate('mail.account.kicker'),
    heading: translate('mail.account.welcome.heading'),
    greeting: greet(mail.firstName, translate),
    blocks: [
      ...firstStep(mail, translate),
      ...nextSession(mail, texts),
      {
        kind: 'link',
        text: translate('mail.account.welcome.library.text'),
        label: translate('mail.account.welcome.library.label'),
        url: requireWebUrl(mail.libraryUrl),
      },
      {
        kind: 'contact',
        text: translate('mail.account.welcome.contact', { contactEmail }),
        email: contactEmail,
      },
    ],
    reason: translate('mail.account.welcome.reason'),
  };
}

function firstStep({ start, coursesUrl }: Welcome, translate: Translate): MailBlock[] {
  if (!start) {
    return [
      { kind: 'paragraph', text: translate('mail.account.welcome.browse') },
      ...button(translate('mail.account.welcome.browseButton'), coursesUrl, translate),
    ];
  }
  const title = toSingleLine(start.title);
  return start.isChosen
    ? [
        { kind: 'paragraph', text: translate('mail.account.welcome.chosen', { title }) },
        ...button(translate('mail.account.welcome.chosenButton'), start.url, translate),
      ]
    : [
        { kind: 'paragraph', text: translate('mail.account.welcome.free', { title }) },
        ...button(translate('mail.account.welcome.freeButton'), start.url, translate),
      ];
}

function nextSession({ session, timeZone }: Welcome, { language, translate }: Texts): MailBlock[] {
  if (!session) return [];
  const when = formatInstant(session.startsAt, timeZone, language);
  const value = `${toSingleLine(session.title)}, ${when}`;
  return [{ kind: 'facts', facts: toFacts(translate('mail.account.welcome.session'), value) }];
}
