import { BadgePercent } from 'lucide-react';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ReferredRep } from './referred-rep.ts';
import { useFormatBenefit } from './use-format-benefit.ts';
import { useRepName } from './use-rep-name.ts';

type ReferralDialogProps = { rep: ReferredRep; onAccept: () => void; onLater: () => void };

/** Who invites, what the visitor gets, and what happens with the code. */
export function ReferralDialog({ rep, onAccept, onLater }: ReferralDialogProps) {
  const t = useTexts('referral');
  const lang = useFallbackLang('referral');
  const formatBenefit = useFormatBenefit();
  const name = useRepName()(rep);
  return (
    <Dialog
      isOpen
      // Escape and the close button do the same as the button: discard the invitation.
      onOpenChange={(isOpen) => (isOpen ? undefined : onLater())}
      lang={lang}
      title={t('referral.popup.title')}
      description={t('referral.popup.from', { name })}
      actions={
        <>
          <Button variant="quiet" className="max-sm:flex-auto" onClick={onLater}>
            {t('referral.popup.later')}
          </Button>
          <Button variant="primary" className="max-sm:flex-auto" onClick={onAccept}>
            {t('referral.popup.accept')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-sm text-ink-2">
        {rep.benefit === null ? null : (
          <p className="flex items-start gap-3 rounded-md bg-river-wash px-4 py-3.5 font-[560] text-river-ink">
            <BadgePercent aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t('referral.popup.benefit', formatBenefit(rep.benefit))}
          </p>
        )}
        <p>{t('referral.popup.field', { code: rep.referral_code })}</p>
        <p>{t('referral.popup.paid', { name })}</p>
      </div>
    </Dialog>
  );
}
