// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { renderKit } from './testing/render-kit.tsx';

describe('icon button', () => {
  it('is named by its label and shows its count beside the icon', () => {
    renderKit(
      <IconButton label="Cart, 2 items" count={2}>
        <svg aria-hidden="true" />
      </IconButton>,
    );
    const button = screen.getByRole('button', { name: 'Cart, 2 items' });
    expect(button.querySelector('[data-count="2"]')).not.toBeNull();
  });

  it('shows no mark for nothing and stops counting at 99', () => {
    const { container, rerender } = renderKit(<IconButton label="Cart" count={0} />);
    expect(container.querySelector('[data-count]')).toBeNull();
    rerender(<IconButton label="Cart" count={120} />);
    expect(container.querySelector('[data-count="99+"]')).not.toBeNull();
  });

  it('can be a link with a count', () => {
    renderKit(
      <IconButton label="Cart, 3 items" count={3} asChild>
        <Link to="/cart">
          <svg aria-hidden="true" />
        </Link>
      </IconButton>,
    );
    const link = screen.getByRole('link', { name: 'Cart, 3 items' });
    expect(link.querySelector('svg')).not.toBeNull();
    expect(link.querySelector('[data-count="3"]')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
