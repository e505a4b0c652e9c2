import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeroChart } from './hero-chart.tsx';
import { heroHeight, heroShape } from './hero-shape.ts';
import { Reach } from './reach.tsx';
import { reachHeight, reachShape } from './reach-shape.ts';
import { River } from './river.tsx';
import { type RiverCity, riverCities } from './river-course.ts';

const lesson = { title: 'Higher low', text: 'the stop goes under here' };
const lessons = { firstLow: lesson, higherLow: lesson, oldHigh: lesson };
// Uses each city's id as its name.
const names = Object.fromEntries(riverCities.map(({ id }) => [id, id])) as Record<
  RiverCity,
  string
>;

describe('the line', () => {
  it('costs at most 20 kB of HTML for hero, one reach and river together', () => {
    const html = renderToStaticMarkup(
      <>
        <HeroChart label="Chart" note="DAX" lessons={lessons}>
          Copy
        </HeroChart>
        <Reach seed={3} to="deep" city={{ name: 'Passau', distance: 'km 2,226' }} />
        <River label="Danube" names={names} formatDistance={(km) => `km ${km}`} />
      </>,
    );
    expect(html.length).toBeGreaterThan(5000);
    expect(html.length).toBeLessThanOrEqual(20_000);
  });

  it('is drawn the same on server and browser', () => {
    const draw = () => renderToStaticMarkup(<Reach seed={9} from="sunk" to="deep" at={0.6} />);
    expect(draw()).toBe(draw());
  });
});

describe('hero', () => {
  it('teaches what its labels say', () => {
    const { firstLow, higherLow, oldHigh } = heroShape.marks;
    expect(higherLow.y).toBeLessThan(firstLow.y);
    expect(firstLow.x).toBeLessThan(heroShape.level.x);
    expect(heroShape.level.x).toBeLessThan(higherLow.x);
    expect(higherLow.x).toBeLessThan(oldHigh.x);
    expect(oldHigh.y).toBeCloseTo(heroShape.level.y, 6);
  });

  it('keeps the line before the frame in the lower two fifths, below the copy', () => {
    let y = 0;
    const heights = verticals(heroShape.before).map((value, index) => {
      y = index === 0 ? value : y + value;
      return y;
    });
    expect(heights.length).toBeGreaterThan(100);
    expect(Math.min(...heights)).toBeGreaterThan(heroHeight * 0.6);
  });

  it('keeps room around each mark for its label', () => {
    for (const { x, y } of Object.values(heroShape.marks)) {
      expect(x).toBeGreaterThan(0.05);
      expect(x).toBeLessThan(0.8);
      expect(y).toBeGreaterThan(0.2);
      expect(y).toBeLessThan(0.85);
    }
  });
});

describe('reach', () => {
  it.each([0.15, 0.3, 0.5, 0.75, 0.85])('keeps line and city inside at %d', (at) => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { path, city } = reachShape(seed, at);
      let y = 0;
      const heights = [...path.matchAll(/(-?\d+)[ -]?(-?\d+)/g)].length;
      expect(heights).toBeGreaterThan(100);
      for (const [index, value] of verticals(path).entries()) {
        y = index === 0 ? value : y + value;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(reachHeight);
      }
      expect(Math.abs(city.x - at)).toBeLessThan(0.1);
      expect(city.labelY).toBeLessThanOrEqual(city.y);
      expect(city.labelY * reachHeight).toBeGreaterThan(28);
    }
  });
});

describe('river', () => {
  it('names every city once and marks the home', () => {
    const html = renderToStaticMarkup(
      <River
        label="Danube"
        names={names}
        formatDistance={(km) => `km ${km}`}
        home={{ city: 'bratislava', text: 'our headquarters' }}
      />,
    );
    for (const { id } of riverCities) expect(html.split(`<i>${id}</i>`)).toHaveLength(2);
    expect(html.match(/data-home/g)).toHaveLength(1);
    expect(html).toContain('our headquarters');
  });
});

function verticals(path: string): number[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  return numbers.filter((_, index) => index % 2 === 1);
}
