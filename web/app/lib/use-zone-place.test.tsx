import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from './testing/page-frame.tsx';
import { useZonePlace } from './use-zone-place.ts';

function Place({ zone }: { zone: string }) {
  return useZonePlace()(zone);
}

it('names a city as the reader does, and an unknown one as its zone does', () => {
  const german = (zone: string) =>
    renderToString(
      <PageFrame language="de" translated={{ zones: { vienna: 'Wien' } }}>
        <Place zone={zone} />
      </PageFrame>,
    );
  expect(german('Europe/Vienna')).toBe('Wien');
  expect(german('America/New_York')).toBe('New York');
});
