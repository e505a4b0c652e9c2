import { useTexts } from '../lib/texts.tsx';
import { useFormat } from '../lib/use-format.tsx';
import { classNames } from './class-names.ts';

type StarRatingProps = { value: number; max?: number; className?: string };

const star = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

/** A rating, drawn to the fraction and read out as text. */
export function StarRating({ value, max = 5, className }: StarRatingProps) {
  const t = useTexts('ui');
  const format = useFormat();
  const digits = Number.isInteger(value) ? 0 : 1;
  const clamped = Math.min(max, Math.max(0, value));
  const row = `0 0 ${max * 26} 24`;
  const stars = Array.from({ length: max }, (_, index) => index * 26);
  return (
    <span
      role="img"
      aria-label={t('ui.rating', { value: format.number(clamped, digits), max })}
      className={classNames('relative inline-flex h-4 align-[-0.15em]', className)}
    >
      {(['rest', 'filled'] as const).map((layer) => (
        <svg
          key={layer}
          viewBox={row}
          aria-hidden="true"
          className={classNames(
            'h-full w-auto fill-current',
            layer === 'rest' ? 'text-rule-strong' : 'absolute inset-0 text-river',
          )}
          style={
            layer === 'filled'
              ? { clipPath: `inset(0 ${(100 - filledShare(clamped, max) * 100).toFixed(1)}% 0 0)` }
              : undefined
          }
        >
          {stars.map((x) => (
            <path key={x} d={star} transform={x > 0 ? `translate(${x})` : undefined} />
          ))}
        </svg>
      ))}
    </span>
  );
}

/** Stars are 24 wide with a gap of 2, so a fraction has to be computed within its star. */
function filledShare(value: number, max: number): number {
  const whole = Math.floor(value);
  return (whole * 26 + (value - whole) * 24) / (max * 26);
}
