// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from './testing/render-kit.tsx';
import { showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

// jsdom has no pointer capture, which the toast uses for swiping.
Element.prototype.setPointerCapture ??= () => undefined;

describe('toast', () => {
  it('keeps what was said before its view arrived', async () => {
    showToast({ kind: 'success', title: 'Added to cart', text: 'DAX: The Opening Hour' });
    renderKit(<ToastRegion />);
    await screen.findByText('Added to cart');
    screen.getByText('DAX: The Opening Hour');
  });

  it('raises an alert for what went wrong', async () => {
    renderKit(<ToastRegion />);
    showToast({ kind: 'destructive', title: 'Payment was declined' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Payment was declined');
  });

  it('runs its action once', async () => {
    const onSelect = vi.fn();
    renderKit(<ToastRegion />);
    showToast({ title: 'Removed', action: { label: 'Undo', onSelect } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });
});
