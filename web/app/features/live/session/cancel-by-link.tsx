import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { refetchRegistrations } from './registration-queries.ts';

type CancelByLinkProps = { session: OccurrencePage; token: string };

const registrationTexts = {
  title: 'session.byLink.title',
  text: 'session.byLink.text',
  confirm: 'session.leave.confirm',
  done: 'session.byLink.done',
  doneText: 'session.byLink.doneText',
  invalid: 'session.byLink.invalid',
} as const satisfies Record<string, TextKey>;

/** Sessions open to everyone have no places: people only asked for a reminder. */
const reminderTexts = {
  title: 'session.reminderByLink.title',
  text: 'session.reminderByLink.text',
  confirm: 'session.unremind',
  done: 'session.reminderByLink.done',
  doneText: 'session.reminderByLink.doneText',
  invalid: 'session.reminderByLink.invalid',
} as const satisfies Record<keyof typeof registrationTexts, TextKey>;

/**
 * Cancels a registration or reminder by the link in an email, without signing in. It never acts
 * automatically, because bots open links in emails too.
 */
export function CancelByLink({ session, token }: CancelByLinkProps) {
  const t = useTexts('session');
  const queryClient = useQueryClient();
  const cancel = useMutation({
    ...queries.events.unregisterByLink.mutationOptions(),
    onSuccess: () => refetchRegistrations(queryClient),
  });
  const { isSuccess } = cancel;
  const texts = session.audience === 'everyone' ? reminderTexts : registrationTexts;
  return (
    <section
      aria-labelledby="cancel-by-link"
      className="grid justify-items-start gap-4 border-t-2 border-bell bg-surface p-5 sm:p-6"
    >
      {isSuccess ? (
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-8 text-rise" />
      ) : null}
      <Title key={String(isSuccess)}>{t(isSuccess ? texts.done : texts.title)}</Title>
      <p className="type-body text-sm">
        {t(isSuccess ? texts.doneText : texts.text, { title: session.title })}
      </p>
      <div role="alert">
        {cancel.error ? (
          <p className="flex items-start gap-2.5 rounded-md bg-fall-wash px-4 py-3 text-sm leading-normal">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-fall" />
            <span>
              {errorText(cancel.error, t, {
                LINK_INVALID: texts.invalid,
                BAD_REQUEST: texts.invalid,
              })}
            </span>
          </p>
        ) : null}
      </div>
      {isSuccess ? null : (
        <Button
          variant="danger"
          isLoading={cancel.isPending}
          onClick={() => cancel.mutate({ token })}
        >
          {t(texts.confirm)}
        </Button>
      )}
    </section>
  );
}

/**
 * Takes focus, because people who followed the link look for it and the clicked button disappears.
 */
function Title({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} id="cancel-by-link" tabIndex={-1} className="type-h4 rounded-sm">
      {children}
    </h2>
  );
}
