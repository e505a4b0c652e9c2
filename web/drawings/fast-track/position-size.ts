import { shortFilm } from './short-film.ts';
import { calculation } from './size-calculation.ts';
import { accountBar, stopChart } from './size-chart.ts';

/** "The size of the position", after position-size.storyboard.yaml. */
export const positionSize = shortFilm({
  seconds: 45,
  note: 'Example figures',
  scenes: [
    { from: 0, heading: 'Three figures before the entry' },
    { from: 3.9, heading: 'What may it cost?' },
    { from: 11.4, heading: 'Where is it wrong?' },
    { from: 19.2, heading: 'The division' },
    { from: 27.8, heading: 'Twice the distance, half the size' },
    { from: 35.2, heading: 'Round down' },
  ],
  draw: (second) => `${accountBar(second)}${stopChart(second)}${calculation(second)}`,
});
