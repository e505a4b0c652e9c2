import type { ReactNode } from 'react';

type CheckoutStepProps = {
  /** Also the number before the title. */
  step: 1 | 2 | 3 | 4;
  title: string;
  text?: ReactNode;
  children: ReactNode;
};

/** A section of the page: numbered, so that the length is visible, and never locked. */
export function CheckoutStep({ step, title, text, children }: CheckoutStepProps) {
  return (
    <section
      aria-labelledby={`step-${step}`}
      className="grid gap-5 border-t border-rule py-9 first:border-t-0 first:pt-0"
    >
      <header className="grid gap-1.5">
        <h2 id={`step-${step}`} className="type-h3 flex items-baseline gap-3">
          <span aria-hidden="true" className="type-number text-[0.8em] text-river-ink">
            {step}
          </span>
          {title}
        </h2>
        {text ? <p className="type-body text-sm">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
