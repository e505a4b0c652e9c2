import { Fragment } from 'react';

type MarkedTextProps = {
  text: string;
  /** Ranges of offsets, in order. */
  marks: readonly (readonly [number, number])[];
};

/**
 * A text with some of its words highlighted. Everything in it is rendered as text, never as HTML.
 */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let offset = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(offset, from);
        offset = to;
        return (
          <Fragment key={from}>
            {before}
            <mark className="rounded-xs bg-river-wash box-decoration-clone font-[620] text-ink underline decoration-river decoration-2 underline-offset-[0.2em]">
              {text.slice(from, to)}
            </mark>
          </Fragment>
        );
      })}
      {text.slice(offset)}
    </>
  );
}
