import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { OverlayState } from '../../../lib/overlay-state.ts';
import { RichText, useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { registerPath, registrationPrompt } from './prompt.ts';

/** It has no trigger, so it only needs a close callback. */
export function RegistrationDialog({ isOpen, opener }: OverlayState) {
  const t = useTexts('registration');
  const lang = useFallbackLang('registration');
  const localPath = useLocalPath();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={registrationPrompt.close}
      opener={opener}
      size="medium"
      lang={lang}
      title={t('registration.title')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet" className="max-sm:flex-auto">
              {t('registration.later')}
            </Button>
          </OverlayClose>
          <Button asChild variant="primary" className="max-sm:flex-auto">
            <Link to={localPath(registerPath)}>{t('registration.register')}</Link>
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[6.5rem_1fr] items-start gap-5 sm:grid-cols-[9.5rem_1fr] sm:gap-7">
        <Cover slug="forbidden-trading" kind="book" title={t('registration.cover')} />
        <div className="contents gap-4 sm:grid">
          <p className="text-ink-2">
            <RichText
              k="registration.book"
              elements={{ em: <em className="font-serif text-[1.06em] text-ink" /> }}
            />
          </p>
          <ul className="text-sm max-sm:col-span-full">
            {[t('registration.downloads'), t('registration.payment')].map((point) => (
              <li key={point} className="flex gap-2.5 border-t border-rule py-2.5 text-ink-2">
                <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-river" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
