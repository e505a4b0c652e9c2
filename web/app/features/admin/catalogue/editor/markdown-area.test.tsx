// @vitest-environment jsdom

import { webcrypto } from 'node:crypto';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { makeVideoCard } from '../../../watch/itv/video.factory.ts';
import { fileIdOf, makeStoredFile } from '../../media/stored-file.factory.ts';
import { endUploads } from '../../media/testing/end-uploads.ts';
import { replaceRequests, type SentRequest } from '../../media/testing/fake-xhr.ts';
import { MarkdownArea } from './markdown-area.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let sent: SentRequest[] = [];

beforeEach(() => {
  sent = replaceRequests();
  // jsdom has no layout and no digests.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('crypto', webcrypto);
});

afterEach(() => {
  cleanup();
  endUploads();
  localStorage.clear();
});

type Setting = {
  isLesson?: boolean;
  maxLength?: number;
  text?: string;
  onInsert?: (file: StoredFile) => void;
};

function show({ isLesson = true, maxLength = 1_000, text = '', onInsert }: Setting = {}) {
  function Held() {
    const [value, setValue] = useState(text);
    return (
      <MarkdownArea
        label="Text"
        value={value}
        lang="en"
        maxLength={maxLength}
        onChange={setValue}
        isLesson={isLesson}
        {...(onInsert ? { pictures: { purpose: 'lesson-picture', onInsert } as const } : {})}
      />
    );
  }
  render(
    <PageFrame>
      <Held />
    </PageFrame>,
  );
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}

const toolbar = () => within(screen.getByRole('toolbar', { name: 'Formatting for Text' }));

/** The toolbar moves the focus a moment after the key. */
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(toolbar().getByRole('button', { name })));

describe('the toolbar of a text', () => {
  it('is one stop of the Tab key, with arrow keys between its buttons', async () => {
    const area = await show();
    await userEvent.tab();
    await focused('Heading');
    await userEvent.keyboard('{ArrowRight}');
    await focused('Bold');
    await userEvent.keyboard('{End}');
    await focused('Video');
    await userEvent.tab();
    expect(document.activeElement).toBe(area);
    await userEvent.tab({ shift: true });
    await focused('Video');
  });

  it('inserts at the cursor and returns to the text, with the words to replace selected', async () => {
    const area = await show({ text: 'one\ntwo' });
    area.setSelectionRange(2, 2);
    await userEvent.click(toolbar().getByRole('button', { name: 'Price chart' }));
    expect(document.activeElement).toBe(area);
    expect(area.value).toMatch(/^one\n\n```chart Chart title\n[^`]+```\n\ntwo$/);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Chart title');
  });

  it('offers the kinds of callouts', async () => {
    const area = await show();
    await userEvent.click(toolbar().getByRole('button', { name: 'Callout' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Warning' }));
    expect(area.value).toBe('> [!WARNING]\n> What to remember\n');
    expect(document.activeElement).toBe(area);
  });

  it('types through the browser, which keeps the undo history', async () => {
    const area = await show({ text: 'one two' });
    const typed = vi.fn((_command: string, _ui: boolean, words: string) => {
      area.setRangeText(words);
      area.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    });
    Object.assign(document, { execCommand: typed });
    area.setSelectionRange(4, 7);
    await userEvent.click(toolbar().getByRole('button', { name: 'Bold' }));
    Reflect.deleteProperty(document, 'execCommand');
    expect(area.value).toBe('one **two**');
    // Only what differs: the rest of the text isn't replaced.
    expect(typed.mock.calls).toEqual([['insertText', false, '**two**']]);
    expect([area.selectionStart, area.selectionEnd]).toEqual([6, 9]);
  });

  it('leaves a text alone that would become too long, and says so until it is edited', async () => {
    const area = await show({ text: 'one', maxLength: 10 });
    await userEvent.click(toolbar().getByRole('button', { name: 'Table' }));
    expect(area.value).toBe('one');
    expect(screen.getByRole('status').textContent).toMatch(/up to 10 characters/);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(area, '!');
    expect(screen.queryByText(/up to 10 characters/)).toBeNull();
  });

  it('refuses a paste that would be cut off, and replaces a selection with one that fits', async () => {
    const area = await show({ text: 'one', maxLength: 10 });
    await userEvent.click(area);
    await userEvent.paste('12345678');
    expect(area.value).toBe('one');
    expect(screen.getByText(/up to 10 characters/)).toBeDefined();
    area.setSelectionRange(0, 3);
    await userEvent.paste('12345678');
    expect(area.value).toBe('12345678');
    expect(screen.queryByText(/up to 10 characters/)).toBeNull();
  });

  it('has charts and calculators only where the page shows them', async () => {
    await show({ isLesson: false });
    expect(toolbar().getByRole('button', { name: 'Table' })).toBeDefined();
    expect(toolbar().queryByRole('button', { name: 'Price chart' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: 'Column chart' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: 'Calculator' })).toBeNull();
    expect(toolbar().queryByRole('button', { name: 'Video' })).toBeNull();
  });
});

describe('a calculator in a text', () => {
  async function ask() {
    await userEvent.click(toolbar().getByRole('button', { name: 'Calculator' }));
    return within(await screen.findByRole('dialog', { name: 'Insert a calculator' }));
  }

  it('is inserted at the cursor for the market that was chosen', async () => {
    const area = await show({ text: 'one\ntwo' });
    area.setSelectionRange(1, 1);
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByLabelText('Calculator'), 'Margin');
    await userEvent.selectOptions(dialog.getByLabelText('Market'), 'Gold');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert calculator' }));
    await waitFor(() => expect(area.value).toContain('```'));
    expect(area.value).toBe('one\n\n```calculator\nmargin\nmarket gold\n```\n\ntwo');
    expect(document.activeElement).toBe(area);
  });

  it('asks for no market where the sum is the same in all of them', async () => {
    const area = await show();
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByLabelText('Calculator'), 'Compound growth');
    expect(dialog.queryByLabelText('Market')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Insert calculator' }));
    await waitFor(() => expect(area.value).toBe('```calculator\ncompound-growth\n```\n'));
  });
});

describe('a video in a text', () => {
  const videos = [
    makeVideoCard({ title: 'Why the DAX gaps', slug: 'why-the-dax-gaps' }),
    makeVideoCard({ title: 'Slippage in one minute', slug: 'slippage-in-one-minute' }),
  ];

  it('is found by its title and inserted at the cursor', async () => {
    network.answer({
      // The client's input, as the contract declares it.
      'videos.list': (input) => ({
        videos: videos.filter(({ title }) => title.includes((input as { search: string }).search)),
        nextCursor: null,
      }),
    });
    const area = await show({ text: 'one\ntwo' });
    area.setSelectionRange(1, 1);
    await userEvent.click(toolbar().getByRole('button', { name: 'Video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert a video' }));
    await userEvent.type(await dialog.findByLabelText('Search videos'), 'Slip');
    await waitFor(() => expect(dialog.queryByText('Why the DAX gaps')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: /Slippage in one minute/ }));
    await waitFor(() => expect(area.value).toContain('```'));
    expect(area.value).toBe(
      'one\n\n```video Slippage in one minute\nslippage-in-one-minute\n```\n\ntwo',
    );
    expect(document.activeElement).toBe(area);
  });

  it('says when none is listed, and when the list can’t be loaded', async () => {
    network.answer({ 'videos.list': () => ({ videos: [], nextCursor: null }) });
    await show();
    await userEvent.click(toolbar().getByRole('button', { name: 'Video' }));
    expect(await screen.findByText(/No videos found/)).toBeDefined();
    cleanup();
    network.answer({
      'videos.list': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    await show();
    await userEvent.click(toolbar().getByRole('button', { name: 'Video' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('a picture in a text', () => {
  const upload = { fileId: fileIdOf(1), bytes: 5, partBytes: 8_388_608, received: [] };
  const stored = makeStoredFile({ purpose: 'lesson-picture', width: 600, height: 300 });

  it('is uploaded and described before it is inserted at the cursor', async () => {
    network.answer({
      'media.beginUpload': () => upload,
      'media.readUpload': () => upload,
      'media.signParts': () => [{ number: 1, url: 'https://storage.example/1' }],
      'media.completeUpload': () => ({ ...stored, state: 'checking' }),
      'media.read': () => ({ ...stored, uses: [] }),
    });
    const inserted: StoredFile[] = [];
    const area = await show({ text: 'one\ntwo', onInsert: (file) => inserted.push(file) });
    area.setSelectionRange(1, 1);
    const chart = new File(['12345'], 'chart.png', { type: 'image/png' });
    fireEvent.paste(area, { clipboardData: { files: [chart] } });
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }));
    expect(dialog.getByText('Choose an image and wait until it’s checked.')).toBeDefined();
    expect(dialog.getByText('Describe the image.')).toBeDefined();
    sent[0]?.answer(200);
    await dialog.findByText(/600 × 300 px/);
    await userEvent.type(dialog.getByLabelText('Description'), 'A [[range] that breaks');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }));
    await waitFor(() => expect(area.value).toContain('!['));
    expect(area.value).toBe(
      `one\n\n![A \\[range\\] that breaks](/media/lesson-pictures/${fileIdOf(1)}?size=600x300)\n\ntwo`,
    );
    expect(document.activeElement).toBe(area);
    expect(inserted).toEqual([expect.objectContaining({ id: fileIdOf(1), state: 'ready' })]);
  });

  it('has its button where a text can have one', async () => {
    await show({ onInsert: () => undefined });
    await userEvent.click(toolbar().getByRole('button', { name: 'Image' }));
    expect(await screen.findByRole('dialog', { name: 'Insert an image' })).toBeDefined();
    cleanup();
    await show();
    expect(toolbar().queryByRole('button', { name: 'Image' })).toBeNull();
  });
});
