// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { Composer } from '../chat/composer.tsx';
import { conversationOf } from '../chat/message.factory.ts';
import { MessagePicture } from './message-picture.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});
const { putFile } = vi.hoisted(() => ({ putFile: vi.fn() }));
vi.mock('./put-file.ts', () => ({ putFile }));

const id = '018f4c5e-0000-7000-8000-0000000000a1';
const png = new File(['pixels'], 'chart.png', { type: 'image/png' });

beforeEach(() => {
  putFile.mockReset().mockResolvedValue(undefined);
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
afterEach(cleanup);

function compose() {
  const onSend = vi.fn();
  render(
    <PageFrame>
      <Composer place="c1" label="Message" conversationId={conversationOf().id} onSend={onSend} />
    </PageFrame>,
  );
  return onSend;
}

async function paste(file: File): Promise<HTMLElement> {
  const field = await screen.findByRole('combobox', { name: 'Message' });
  fireEvent.paste(field, { clipboardData: { files: [file], types: ['Files'] } });
  return field;
}

it('a pasted picture is uploaded, described and sent with or without words', async () => {
  network.answer({
    'chatPictures.begin': () => ({ pictureId: id, url: 'https://storage.test/x' }),
    'chatPictures.complete': () => ({ state: 'ready', width: 800, height: 400 }),
  });
  const onSend = compose();
  const field = await paste(png);
  await screen.findByText('Ready to send');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('Write a message or describe the image.')).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Describe the image'), 'The DAX');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith(
    expect.objectContaining({
      text: '',
      picture: { id, width: 800, height: 400, alt: 'The DAX', previewUrl: 'blob:x' },
    }),
  );
  expect(screen.queryByLabelText('Describe the image')).toBeNull();
});

it('nothing is sent before the picture is there, and a broken upload can be tried again', async () => {
  network.answer({
    'chatPictures.begin': () => ({ pictureId: id, url: 'https://storage.test/x' }),
    'chatPictures.complete': () => ({ state: 'ready', width: 800, height: 400 }),
  });
  putFile.mockRejectedValueOnce(new Error('offline'));
  const onSend = compose();
  const field = await paste(png);
  await userEvent.type(field, 'Look{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await screen.findByText('We couldn’t upload the image.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement, 'the button is gone').toBe(field);
  await screen.findByText('Ready to send');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
});

it('a picture that was replaced by a file that can’t be sent isn’t sent instead', async () => {
  network.answer({
    'chatPictures.begin': () => ({ pictureId: id, url: 'https://storage.test/x' }),
    'chatPictures.complete': () => ({ state: 'ready', width: 800, height: 400 }),
  });
  const upload = Promise.withResolvers<void>();
  putFile.mockReturnValueOnce(upload.promise);
  const onSend = compose();
  await paste(png);
  await waitFor(() => expect(putFile).toHaveBeenCalled());
  const field = await paste(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  upload.resolve();
  await screen.findByText('Choose a JPEG, PNG or WebP image.');
  await userEvent.type(field, 'Look{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(document.activeElement).toBe(field);
});

it('says why a file can’t be used, before or after it was uploaded', async () => {
  const calls = network.answer({
    'chatPictures.begin': () => ({ pictureId: id, url: 'https://storage.test/x' }),
    'chatPictures.complete': () => ({ state: 'refused', refusal: 'broken' }),
  });
  compose();
  await paste(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  await screen.findByText('Choose a JPEG, PNG or WebP image.');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  await paste(png);
  await screen.findByText('We can’t use this file. Try another image.');
});

it('a picture has its space before it arrives, and says when it is gone', async () => {
  const picture = { id, width: 2000, height: 1000, alt: 'The DAX' };
  render(
    <PageFrame>
      {/* The server validates ids; tests needn't. */}
      <MessagePicture picture={picture as never} />
    </PageFrame>,
  );
  const image = await screen.findByRole('img', { name: 'The DAX' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['420', '210']);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `/community/pictures/${id}?size=large`,
  );
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 404 }));
  fireEvent.error(image);
  await screen.findByText('This image is no longer available.');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is down', () => Promise.resolve(new Response(null, { status: 503 }))],
])('a picture that didn’t load because %s can be loaded again', async (_, answer) => {
  const picture = { id, width: 2000, height: 1000, alt: 'The DAX' };
  render(
    <PageFrame>
      <MessagePicture picture={picture as never} caseKey="message:m1" />
    </PageFrame>,
  );
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(answer);
  fireEvent.error(await screen.findByRole('img', { name: 'The DAX' }));
  await screen.findByText('We couldn’t load this image.');
  const path = `/community/pictures/${id}?size=small&case=message%3Am1`;
  expect(asked).toHaveBeenCalledWith(path, { cache: 'no-store' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('img', { name: 'The DAX' }).getAttribute('src')).toBe(path);
});
