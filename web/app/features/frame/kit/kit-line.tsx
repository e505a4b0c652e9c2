import { Play } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { HeroChart } from '../../../ui/line/hero-chart.tsx';
import { Reach } from '../../../ui/line/reach.tsx';
import { River } from '../../../ui/line/river.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const english = {
  firstLow: { title: 'First low', text: 'sellers run out' },
  higherLow: { title: 'Higher low', text: 'the stop goes under here' },
  oldHigh: { title: 'Old high breaks', text: 'now it’s a floor' },
};

const german = {
  firstLow: { title: 'Erstes Tief', text: 'den Verkäufern geht die Kraft aus' },
  higherLow: { title: 'Höheres Tief', text: 'der schützende Stopp kommt direkt darunter' },
  oldHigh: { title: 'Altes Hoch überwunden', text: 'die Schwelle trägt jetzt als Unterstützung' },
};

const cities = {
  ulm: 'Ulm',
  regensburg: 'Regensburg',
  passau: 'Passau',
  linz: 'Linz',
  vienna: 'Vienna',
  bratislava: 'Bratislava',
  budapest: 'Budapest',
  noviSad: 'Novi Sad',
  belgrade: 'Belgrade',
  vidin: 'Vidin',
  ruse: 'Ruse',
  galati: 'Galați',
  sulina: 'Sulina',
};

/** Full-bleed drawings are outside the page column. */
export function KitLine() {
  return (
    <section id="line" aria-label="The line">
      <HeroChart
        label="A price line that turns to candles: first low, higher low, old high broken"
        note="DAX, five minutes, illustrative"
        lessons={english}
      >
        <p className="type-lede">
          Courses, live sessions and professional indicators for European traders. Two instructors,
          thirty-five years of DAX, Dow Jones and commodities between them, and every losing trade
          left in.
        </p>
        <p className="kit-row" style={{ marginBlockStart: '1.5rem' }}>
          <Button variant="primary" size="large">
            Start with the free book
          </Button>
          <TextLink to="/" kind="standalone">
            Browse 25+ courses
          </TextLink>
        </p>
        <p className="type-small" style={{ marginBlockStart: '1rem' }}>
          Registration is free and includes the complete PDF of <em>Forbidden Trading</em>.
        </p>
      </HeroChart>
      <Reach seed={3} to="sunk" city={{ name: 'Passau', distance: 'km 2,226' }} at={0.2} />
      <Reach
        seed={4}
        from="sunk"
        to="deep"
        city={{ name: 'Vienna', distance: 'km 1,929' }}
        at={0.7}
      />
      <Reach
        seed={6}
        from="deep"
        to="paper"
        city={{ name: 'Budapest', distance: 'km 1,647' }}
        at={0.4}
      />
      <div lang="de">
        <HeroChart
          label="Kurslinie mit drei Erläuterungen"
          note="DAX, fünf Minuten, zur Veranschaulichung"
          lessons={german}
          bar={<HeroBar title="Ein Vormittag am DAX, Schritt für Schritt erklärt" />}
        >
          <p className="type-lede">
            Kurse, Live-Sitzungen und professionelle Indikatoren für europäische Händlerinnen und
            Händler. Zwei Lehrende mit fünfunddreißig Jahren Erfahrung an DAX, Dow Jones und
            Rohstoffmärkten, und jede Verlustposition bleibt sichtbar.
          </p>
          <p style={{ marginBlockStart: '1.5rem' }}>
            <Button variant="primary" size="large">
              Kostenlosen Einführungskurs beginnen
            </Button>
          </p>
        </HeroChart>
      </div>
      <div style={{ blockSize: '3rem' }} />
      <div data-ground="deep">
        <River
          label="The course of the Danube from Ulm to the Black Sea"
          names={cities}
          formatDistance={(kilometre) => `km ${kilometre.toLocaleString('en')}`}
          home={{ city: 'bratislava', text: 'our headquarters' }}
        />
      </div>
    </section>
  );
}

function HeroBar({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: '.75rem',
        padding: '.5rem 1rem .5rem .5rem',
      }}
    >
      <IconButton label="Play">
        <Play aria-hidden="true" />
      </IconButton>
      <span className="type-h4" style={{ flex: 1 }}>
        {title}
      </span>
      <span className="tabular type-small">2:40</span>
    </div>
  );
}
