import type { ComponentProps } from 'react';

type ScrollRegionProps = ComponentProps<'section'> & {
  /** What is in it: the name of the region. */
  label: string;
};

/** What is wider than its place and scrolls there. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
    <section {...rest} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
