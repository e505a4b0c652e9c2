import type { CSSProperties } from 'react';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { KitCase, KitSection, longBulgarian, longGerman, longGreek } from './kit-frame.tsx';

const colours = [
  'paper',
  'sunk',
  'surface',
  'rule',
  'rule-strong',
  'control',
  'ink',
  'ink-2',
  'ink-3',
  'river',
  'river-ink',
  'river-wash',
  'bell',
  'bell-hover',
  'bell-edge',
  'rise',
  'rise-wash',
  'fall',
  'fall-wash',
  'info',
  'info-wash',
  'risk',
  'risk-wash',
  'deep',
  'deep-river',
  'focus',
];

const roles = [
  'type-display',
  'type-h1',
  'type-h2',
  'type-h3',
  'type-h4',
  'type-lede',
  'type-body',
  'type-small',
  'type-label',
];

export function KitFoundations() {
  return (
    <KitSection id="foundations" title="Foundations">
      <KitCase title="Colours of this theme">
        <div className="kit-swatches">
          {colours.map((name) => (
            <span
              key={name}
              className="kit-swatch"
              // Custom properties are valid styles; React's type doesn't include them.
              style={{ '--swatch': `var(--${name})` } as CSSProperties}
            >
              {name}
            </span>
          ))}
        </div>
      </KitCase>
      <KitCase title="Type roles">
        {roles.map((role) => (
          <p key={role} className={role}>
            Read the line, <em>then</em> trade it: 1,869 km
          </p>
        ))}
      </KitCase>
      <KitCase title="Greek, Cyrillic, German at heading size">
        <p className="type-h2" lang="de">
          {longGerman}
        </p>
        <p className="type-h3" lang="el">
          {longGreek}
        </p>
        <p className="type-h3" lang="bg">
          {longBulgarian}
        </p>
        <p className="type-body" lang="mt">
          Għażliet ċari, żbalji murija: ħarsa lejn is-suq qabel kull negozju.
        </p>
      </KitCase>
      <KitCase title="Section heading">
        <SectionHeading
          title={
            <>
              Six things you get, <em>and what each is for.</em>
            </>
          }
          label="The academy"
          lede="Trading is learned the way an instrument is: watch someone good, do it slowly, get corrected, repeat."
        />
      </KitCase>
    </KitSection>
  );
}
