import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import type { AccountAnchor } from './account-anchors.tsx';
import { sectionTitles } from './account-anchors.tsx';

type AccountSectionProps = {
  id: AccountAnchor;
  /** The section's purpose, in a sentence or two. */
  text: ReactNode;
  /** A status next to the title, such as on or off. */
  state?: ReactNode;
  children: ReactNode;
};

export function AccountSection({ id, text, state, children }: AccountSectionProps) {
  const t = useTexts('account');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-t border-rule py-10 first:border-t-0 first:pt-0"
    >
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Takes focus if an action removes the focused element. */}
          <h2 id={`${id}-title`} tabIndex={-1} className="type-h3 outline-none">
            {t(sectionTitles[id])}
          </h2>
          {state}
        </div>
        <p className="type-body">{text}</p>
      </header>
      {children}
    </section>
  );
}
