// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { renderKit } from './testing/render-kit.tsx';

const overlays = [
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const;

describe.each(overlays)('%s', (_, Overlay) => {
  it('takes the focus, closes on Escape and gives the focus back', async () => {
    renderKit(
      <Overlay trigger={<Button>Open</Button>} title="Your cart" description="Two courses">
        <input aria-label="Coupon" />
      </Overlay>,
    );
    const trigger = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const overlay = await screen.findByRole('dialog', {
      name: 'Your cart',
      description: 'Two courses',
    });
    expect(overlay.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(trigger);
  });

  it('is not closed by a space', async () => {
    renderKit(<Overlay trigger={<Button>Open</Button>} title="Your cart" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard(' ');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('keeps the tab key inside', async () => {
    renderKit(
      <Overlay trigger={<Button>Open</Button>} title="Your cart">
        <input aria-label="Coupon" />
      </Overlay>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const overlay = await screen.findByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      expect(overlay.contains(document.activeElement)).toBe(true);
    }
  });

  it('has a close button with a name', async () => {
    renderKit(<Overlay trigger={<Button>Open</Button>} title="Your cart" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('begins at its first field, so that a space is text and not a press on the cross', async () => {
  renderKit(
    <Dialog trigger={<Button>Open</Button>} title="Your cart">
      <input aria-label="Coupon" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('A B');
  expect(screen.getByLabelText<HTMLInputElement>('Coupon').value).toBe('A B');
});

it('takes the focus if its first field cannot', async () => {
  renderKit(
    <Dialog trigger={<Button>Open</Button>} title="Upload">
      <input
        type="file"
        aria-label="File"
        ref={(input) => {
          // As in a browser that doesn't display it.
          if (input) input.focus = () => undefined;
        }}
      />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

it('gives the focus back without a trigger', async () => {
  renderKit(<MountedWhileOpen />);
  const button = screen.getByRole('button', { name: 'Duplicate' });
  await userEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('gives the focus to the button of the menu it was opened from', async () => {
  renderKit(<MountedWhileOpen isInMenu />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

function MountedWhileOpen({ isInMenu = false }: { isInMenu?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isInMenu ? (
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={open}>Duplicate</MenuItem>
        </Menu>
      ) : (
        <Button onClick={open}>Duplicate</Button>
      )}
      {isOpen ? <Dialog isOpen onOpenChange={setIsOpen} title="Duplicate" /> : null}
    </>
  );
}
