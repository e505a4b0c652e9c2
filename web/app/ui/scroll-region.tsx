import type { ComponentProps } from 'react';

type ScrollRegionProps = ComponentProps<'section'> & {
  /** The accessible name of the region. */
  label: string;
};

/** Scrolls content that is wider than its container. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
    <section {...rest} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
