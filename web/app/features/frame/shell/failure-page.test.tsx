// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { FailurePage } from './failure-page.tsx';

const basicStyles = readFileSync(`${import.meta.dirname}/../../../styles/basic.css`, 'utf8');

afterEach(cleanup);

function show(error: unknown) {
  return render(
    <PageFrame path="/courses?lang=de">
      <FailurePage error={error} />
    </PageFrame>,
  );
}

describe('failure page', () => {
  it('[R4.16] [R8.10] has the specified heading and text, the message folded away, and a way to reload', () => {
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
    expect(screen.getByRole('heading', { name: 'We’ll be back in a moment' })).toBeDefined();
    expect(screen.queryByText('Error Details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined();
  });

  it('says that the connection is lost instead of blaming the application', () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(new TypeError('Failed to fetch'));
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeDefined();
    expect(screen.queryByText('Error Details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined();
    connection.mockRestore();
  });

  it.each([
    ['outdated old-safari', 'Browser Compatibility Issue'],
    ['outdated', 'Application Error'],
  ])('[R8.10] says in a browser marked “%s”: %s', (mark, heading) => {
    // Applies the basic style sheet without its condition, which the browser would check.
    const styles = document.createElement('style');
    styles.textContent = basicStyles.replace(/^[\s\S]*?@supports[^{]*\{|\}\s*$/g, '');
    document.head.append(styles);
    document.documentElement.dataset.browser = mark;
    show(new Error('broken'));
    expect(screen.getAllByRole('heading').map((shown) => shown.textContent)).toEqual([heading]);
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined();
    styles.remove();
    delete document.documentElement.dataset.browser;
  });

  it('[R8.10] names to an old Safari what to use instead', () => {
    const { container } = show(new Error('broken'));
    const advice = container.querySelector('.if-old-safari');
    expect(advice?.textContent).toContain('Please use Chrome, Firefox or Edge');
    const versions = [...(advice?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
    expect(versions).toEqual(['Chrome 80+', 'Firefox 70+', 'Safari 14+', 'Edge 80+']);
    expect(advice?.className).toContain('hidden');
  });

  it('offers no details where there is no message', () => {
    show('thrown without an error');
    expect(screen.queryByText('Error Details')).toBeNull();
  });
});
