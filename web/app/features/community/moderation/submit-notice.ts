import { defaultLanguage, isLanguageCode } from '@danube/contract/locale.ts';
import { communityRules } from '@danube/contract/moderation/community-rules.ts';
import { minNoticeLength } from '@danube/contract/moderation/moderation-rules.ts';
import { safe } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import { type CodeOf, type Failure, failureOf } from '../../../lib/failure.ts';
import { textOf } from '../../../lib/form-text.ts';

const noticeFields = ['name', 'email', 'rule', 'place', 'text', 'isInGoodFaith'] as const;

export type NoticeField = (typeof noticeFields)[number];

export type NoticeOutcome =
  | { readonly step: 'sent'; readonly reference: string; readonly email: string }
  | {
      readonly step: 'refused';
      readonly wrong: readonly NoticeField[];
      readonly problem: Failure<CodeOf<Api['moderation']['sendNotice']>> | null;
      /** The input, so that people don't have to type it again. */
      readonly kept: Readonly<Record<NoticeField, string>>;
    };

/** The honeypot field; only bots fill it. */
export const honeypotField = 'homepage';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Submits the form; the server uses it for forms submitted before hydration. */
export async function submitNotice(
  send: Api['moderation']['sendNotice'],
  form: FormData,
  onFailure?: (error: unknown) => void,
): Promise<NoticeOutcome> {
  const kept = readFields(form);
  const rule = communityRules.find((known) => known === kept.rule);
  const wrong = invalidFields(kept);
  if (!rule || wrong.length > 0) return { step: 'refused', wrong, problem: null, kept };
  const language = textOf(form, 'language');
  const { error, data } = await safe(
    send({
      name: kept.name,
      email: kept.email,
      place: kept.place,
      text: kept.text,
      rule,
      isInGoodFaith: true,
      language: isLanguageCode(language) ? language : defaultLanguage,
      trap: textOf(form, honeypotField),
    }),
  );
  if (!error) return { step: 'sent', reference: data.reference, email: kept.email };
  onFailure?.(error);
  return { step: 'refused', wrong: [], problem: failureOf(error), kept };
}

function invalidFields(kept: Readonly<Record<NoticeField, string>>): NoticeField[] {
  const isRight: Readonly<Record<NoticeField, boolean>> = {
    name: kept.name !== '',
    email: emailPattern.test(kept.email),
    rule: communityRules.some((rule) => rule === kept.rule),
    place: kept.place !== '',
    text: kept.text.length >= minNoticeLength,
    isInGoodFaith: kept.isInGoodFaith !== '',
  };
  return noticeFields.filter((field) => !isRight[field]);
}

function readFields(form: FormData): Record<NoticeField, string> {
  return {
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim(),
    rule: textOf(form, 'rule'),
    place: textOf(form, 'place').trim(),
    // Forms submit line breaks as CRLF.
    text: textOf(form, 'text').replaceAll('\r\n', '\n').trim(),
    isInGoodFaith: textOf(form, 'isInGoodFaith'),
  };
}
