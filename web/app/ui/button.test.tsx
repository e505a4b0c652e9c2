// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { renderKit } from './testing/render-kit.tsx';

describe('button', () => {
  it('does not submit a form unless asked to', () => {
    renderKit(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('says that it is loading, keeps its words and its focus, and ignores presses', async () => {
    const onClick = vi.fn();
    renderKit(
      <Button isLoading onClick={onClick}>
        Pay €149.00
      </Button>,
    );
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(button.textContent).toContain('Pay €149.00');
    expect(document.activeElement).toBe(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send its form while loading', async () => {
    const onSubmit = vi.fn();
    renderKit(
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading>
          Pay
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why it is off, in words tied to it', async () => {
    const onClick = vi.fn();
    renderKit(
      <Button disabledReason="Accept the terms first." onClick={onClick}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { description: 'Accept the terms first.' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('gives its looks to a link', () => {
    renderKit(
      <Button asChild variant="primary">
        <a href="/courses">Courses</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Courses' });
    expect(link.className).toContain('bg-bell');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
