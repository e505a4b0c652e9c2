import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';

type MessageSentProps = { reference: string; email: string; onAgain: () => void };

/** Replaces the form and takes focus, because the focused button is gone. */
export function MessageSent({ reference, email, onAgain }: MessageSentProps) {
  const t = useTexts('contact');
  const localPath = useLocalPath();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const strong = <b className="font-[560] wrap-anywhere text-ink" />;
  return (
    <div className="grid justify-items-start gap-4">
      <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-9 text-rise" />
      <h2 ref={title} id="write-title" tabIndex={-1} className="type-h3 rounded-sm">
        {t('contact.sent.title')}
      </h2>
      <p className="type-body">
        <RichText k="contact.sent.text" values={{ reference, email }} elements={{ b: strong }} />
      </p>
      <p className="type-small">{t('contact.sent.hint')}</p>
      <Button asChild className="mt-2">
        <a
          href={localPath('/contact')}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {t('contact.sent.again')}
        </a>
      </Button>
    </div>
  );
}
