// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { useNoteTimeZone } from './note-time-zone.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

it('reports the browser’s time zone, and a failure to nobody', async () => {
  setVisitorZone('America/New_York');
  const calls = network.answer({
    'emailPreferences.noteTimeZone': () => {
      throw new Error('down');
    },
  });
  const { rerender } = renderHook(() => useNoteTimeZone());
  rerender();
  await waitFor(() =>
    expect(calls).toEqual([
      { procedure: 'emailPreferences.noteTimeZone', input: { timeZone: 'America/New_York' } },
    ]),
  );
});
