import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { couponTexts } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { isCoupon, normaliseCoupon } from './checkout-fields.ts';
import type { Checkout } from './use-checkout.ts';

export function CouponField({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const { coupon, quote } = checkout;
  const [isMalformed, setIsMalformed] = useState(false);
  const applied = quote.answer?.coupon ?? null;
  const place = useFocusOnSwap(applied !== null);
  const rejection = coupon.asked === null ? null : quote.answer?.couponRejection;
  function apply() {
    const code = normaliseCoupon(coupon.text);
    const isInvalid = code !== '' && !isCoupon(code);
    setIsMalformed(isInvalid);
    if (!isInvalid) coupon.apply(coupon.text);
  }
  if (applied !== null) {
    return (
      <div
        ref={place}
        className="flex items-center justify-between gap-4 border-t border-rule pt-4"
      >
        <p role="status" className="text-sm font-[560] text-river-ink wrap-anywhere">
          {t('checkout.coupon.applied', { code: applied })}
        </p>
        <Button size="small" variant="link" onClick={() => coupon.apply('')}>
          {t('checkout.coupon.remove')}
        </Button>
      </div>
    );
  }
  return (
    <Field
      label={t('checkout.coupon.label')}
      error={errorOf()}
      isOptional
      className="border-t border-rule pt-4"
    >
      <div ref={place} className="flex gap-2">
        <CouponInput
          value={coupon.text}
          onChange={(text) => {
            setIsMalformed(false);
            coupon.setText(text);
          }}
          onEnter={apply}
        />
        <Button className="min-h-12" onClick={apply}>
          {t('checkout.coupon.apply')}
        </Button>
      </div>
    </Field>
  );

  function errorOf(): string | undefined {
    if (isMalformed) return t('checkout.coupon.malformed');
    return rejection && normaliseCoupon(coupon.text) === coupon.asked
      ? t(couponTexts[rejection])
      : undefined;
  }
}

/** Applying removes the field and removing brings it back, so the focus has to follow. */
function useFocusOnSwap(isApplied: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isApplied);
  useEffect(() => {
    if (before.current === isApplied) return;
    before.current = isApplied;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isApplied]);
  return place;
}

type CouponInputProps = { value: string; onChange: (text: string) => void; onEnter: () => void };

/** Outside the form: Enter applies the code instead of ordering. */
function CouponInput({ value, onChange, onEnter }: CouponInputProps) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }
  return (
    <TextInput
      name="coupon"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      className="tabular uppercase"
    />
  );
}
