import type { ReactNode } from 'react';

export function KitSection(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={props.id} className="kit-section" aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`} className="type-h3">
        {props.title}
      </h2>
      <div className="kit-stack">{props.children}</div>
    </section>
  );
}

export function KitCase(props: { title: string; children: ReactNode }) {
  return (
    <div className="kit-case">
      <h3>{props.title}</h3>
      {props.children}
    </div>
  );
}

/** The same on the dark background, because every component must work there too. */
export function KitDark({ children }: { children: ReactNode }) {
  return (
    <div className="kit-deep" data-ground="deep">
      {children}
    </div>
  );
}

export const longGerman =
  'Risikomanagement und Positionsgrößenbestimmung für Rohstoffhandelsgrundlagen';
export const longGreek =
  'Θεμελιώδεις αρχές διαχείρισης κινδύνου και καθορισμού μεγέθους θέσης στις χρηματαγορές';
export const longBulgarian = 'Управление на риска и определяне на размера на позицията';
