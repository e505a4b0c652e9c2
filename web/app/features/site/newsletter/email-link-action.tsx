import type { EmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import type { InferClientErrorUnion } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Api, queries } from '../../../lib/api.ts';
import { failureOf, hasCode } from '../../../lib/failure.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { problemText } from './problem-text.ts';

/** The errors that the actions declare. */
type LinkError =
  | InferClientErrorUnion<Api['newsletter']>
  | InferClientErrorUnion<Api['emailPreferences']>;

/** Confirming or leaving the newsletter, or turning off one kind of members' emails. */
type ActionKind = 'confirm' | 'leave' | EmailKind;

type LinkAction = {
  call: (input: { token: string }) => Promise<unknown>;
  title: TextKey;
  text: TextKey;
  button: TextKey;
  done: TextKey;
  doneText: TextKey;
  onwards: { path: string; label: TextKey };
};

const toDownloads = { path: '/download', label: 'newsletter.onwards' } as const;
const toSettings = { path: '/account-settings#emails', label: 'newsletter.stop.settings' } as const;

const linkActions: Record<ActionKind, LinkAction> = {
  confirm: {
    call: queries.newsletter.confirm.call,
    title: 'newsletter.confirm.title',
    text: 'newsletter.confirm.text',
    button: 'newsletter.confirm.button',
    done: 'newsletter.confirm.done',
    doneText: 'newsletter.confirm.doneText',
    onwards: toDownloads,
  },
  leave: {
    call: queries.newsletter.leave.call,
    title: 'newsletter.leave.title',
    text: 'newsletter.leave.text',
    button: 'newsletter.leave.button',
    done: 'newsletter.leave.done',
    doneText: 'newsletter.leave.doneText',
    onwards: toDownloads,
  },
  learningReminders: {
    call: queries.emailPreferences.stop.call,
    title: 'newsletter.stop.learningReminders.title',
    text: 'newsletter.stop.learningReminders.text',
    button: 'newsletter.stop.learningReminders.button',
    done: 'newsletter.stop.learningReminders.done',
    doneText: 'newsletter.stop.learningReminders.doneText',
    onwards: toSettings,
  },
  communityDigest: {
    call: queries.emailPreferences.stop.call,
    title: 'newsletter.stop.communityDigest.title',
    text: 'newsletter.stop.communityDigest.text',
    button: 'newsletter.stop.communityDigest.button',
    done: 'newsletter.stop.communityDigest.done',
    doneText: 'newsletter.stop.communityDigest.doneText',
    onwards: toSettings,
  },
};

/**
 * One button for the link's purpose. It never acts automatically, because bots open links in emails
 * too.
 */
export function EmailLinkAction({ kind, token }: { kind: ActionKind; token: string }) {
  const t = useTexts('newsletter');
  const action = linkActions[kind];
  const mutation = useMutation<unknown, LinkError>({ mutationFn: () => action.call({ token }) });
  if (mutation.isSuccess) return <Done kind={kind} />;
  if (hasCode(mutation.error, 'LINK_INVALID', 'BAD_REQUEST')) return <Expired kind={kind} />;
  const problem = mutation.error ? failureOf(mutation.error) : null;
  return (
    <>
      <div className="grid gap-4">
        <h1 className="type-h1">{t(action.title)}</h1>
        <p className="type-lede">{t(action.text)}</p>
      </div>
      <div className="grid justify-items-start gap-4">
        <div role="alert">
          {problem ? (
            <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
              <span>{problemText(t, problem)}</span>
            </p>
          ) : null}
        </div>
        <Button
          variant="primary"
          size="large"
          isLoading={mutation.isPending}
          onClick={() => mutation.mutate()}
        >
          {t(action.button)}
        </Button>
      </div>
    </>
  );
}

function Done({ kind }: { kind: ActionKind }) {
  const t = useTexts('newsletter');
  const localPath = useLocalPath();
  const title = useFocus();
  const { done, doneText, onwards } = linkActions[kind];
  return (
    <div className="grid justify-items-start gap-5">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-10 text-rise" />
      <h1 ref={title} tabIndex={-1} className="type-h1 rounded-sm">
        {t(done)}
      </h1>
      <p className="type-lede">{t(doneText)}</p>
      <Button asChild>
        <Link to={localPath(onwards.path)}>{t(onwards.label)}</Link>
      </Button>
    </div>
  );
}

/**
 * A confirmation link can be requested again; people whose unsubscribe link fails can write to us.
 */
function Expired({ kind }: { kind: ActionKind }) {
  const t = useTexts('newsletter');
  const title = useFocus();
  const texts: Partial<Record<ActionKind, string>> = {
    confirm: t('newsletter.expired.confirm'),
    leave: problemText(t, { code: 'LINK_INVALID', data: null }),
  };
  return (
    <>
      <div className="grid gap-4">
        <h1 ref={title} tabIndex={-1} className="type-h1 rounded-sm">
          {t('newsletter.expired.title')}
        </h1>
        <p className="type-lede">{texts[kind] ?? t('newsletter.stop.expired')}</p>
      </div>
      {kind === 'confirm' ? <NewsletterForm /> : null}
    </>
  );
}

/** Takes focus, because the focused button is gone. */
function useFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return title;
}
