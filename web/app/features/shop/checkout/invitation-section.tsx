import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvitedByField } from '../../shared/referral/invited-by-field.tsx';
import { referredRepQuery } from '../../shared/referral/referred-rep.ts';
import { useFormatBenefit } from '../../shared/referral/use-format-benefit.ts';
import { useRepName } from '../../shared/referral/use-rep-name.ts';
import type { Checkout } from './use-checkout.ts';

/** Who referred the buyer, and the coupon that comes with it. */
export function InvitationSection({ checkout }: { checkout: Checkout }) {
  const { fixed, isOpen, invitedBy } = checkout.invitation;
  if (!fixed && !isOpen) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-rule pt-4">
      {fixed ? (
        <FixedInvitation name={fixed.rep_name} />
      ) : (
        <InvitedByField
          invitedBy={invitedBy}
          isRefused={hasCode(checkout.placing.error, 'REFERRAL_UNKNOWN')}
          className="w-full"
        />
      )}
      <CouponOffer checkout={checkout} code={fixed?.referral_code ?? null} />
    </div>
  );
}

function FixedInvitation({ name }: { name: string }) {
  const t = useTexts('referral');
  const nameOf = useRepName();
  return (
    <p className="text-sm text-ink-2">
      {t('referral.field.fixed', { name: nameOf({ rep_name: name }) })}
    </p>
  );
}

/** Offered instead of applied automatically: another coupon may be worth more. */
function CouponOffer({ checkout, code }: { checkout: Checkout; code: string | null }) {
  const t = useTexts('referral');
  const formatBenefit = useFormatBenefit();
  const { coupon, invitation } = checkout;
  const known = useQuery({ ...referredRepQuery(code ?? ''), enabled: code !== null });
  const benefit = (code === null ? invitation.invitedBy.rep : known.data)?.benefit;
  if (!benefit || coupon.asked !== null) return null;
  return (
    <Button size="small" onClick={() => coupon.apply(benefit.coupon)}>
      {t('referral.field.use', formatBenefit(benefit))}
    </Button>
  );
}
