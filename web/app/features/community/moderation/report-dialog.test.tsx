// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { ReportDialog } from './report-dialog.tsx';

const { network, StubError } = await vi.hoisted(async () => {
  const stub = await import('../../../lib/testing/stub-api.ts');
  return { network: stub.replaceNetwork(), StubError: stub.StubError };
});

afterEach(cleanup);

const messageId = '018f4c5e-0000-7000-8000-000000000001';

async function show(answer = (): unknown => ({})) {
  const calls = network.answer({ 'moderation.report': answer });
  render(
    <PageFrame>
      <Host />
    </PageFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  return calls;
}

/** As in a message's menu. */
function Host() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen ? <ReportDialog messageId={messageId} onOpenChange={setIsOpen} /> : null}
    </>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

describe('the dialog that reports a message', () => {
  it('asks for a reason before it sends anything', async () => {
    const calls = await show();
    await send();
    expect(screen.getByText('Choose a reason.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(calls).toEqual([]);
  });

  it('sends the reason and what was added, and closes', async () => {
    const calls = await show();
    await userEvent.click(screen.getByLabelText('Scam or promised profits'));
    await userEvent.type(screen.getByRole('textbox'), 'He asked for a deposit');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.input).toEqual({ messageId, rule: 'scam', text: 'He asked for a deposit' });
  });

  it('stays open and says why it couldn’t', async () => {
    await show(() => {
      throw new StubError('REPORTED_MESSAGE_NOT_FOUND', 404);
    });
    await userEvent.click(screen.getByLabelText('Advertising or spam'));
    await send();
    expect(await screen.findByText(/no longer exists/)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
