// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { FailurePage } from './failure-page.tsx';

afterEach(cleanup);

function show(error: unknown) {
  return render(
    <PageFrame path="/courses?lang=de">
      <FailurePage error={error} />
    </PageFrame>,
  );
}

describe('failure page', () => {
  it('has the specified heading and text, the message folded away, and a way to reload', () => {
    const { container } = show(new Error('chart.js could not be read'));
    expect(screen.getByRole('heading', { name: 'Application Error' })).toBeDefined();
    expect(screen.getByText('Something went wrong while loading the application.')).toBeDefined();
    const details = screen.getByText('Error Details').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toBe('Error Detailschart.js could not be read');
    expect(screen.getByRole('button', { name: 'Reload Page' }).getAttribute('type')).toBe('submit');
    expect(container.textContent).not.toContain('failure-page.test');
  });

  it('asks for the same address again without scripts', () => {
    const { container } = show(new Error('broken'));
    const form = container.querySelector('form');
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined)]).toEqual([['lang', 'de']]);
  });

  it('stays calm, and says nothing of errors, while the records cannot be reached', () => {
    show(new ErrorResponse(503, 'Service Unavailable', null));
    expect(screen.getByRole('heading', { name: 'We will be back in a moment' })).toBeDefined();
    expect(screen.queryByText('Error Details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined();
  });

  it('offers no details where there is no message', () => {
    show('thrown without an error');
    expect(screen.queryByText('Error Details')).toBeNull();
  });
});
