// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hasCode } from '../../lib/failure.ts';
import { declaredFailure } from '../../lib/testing/declared-failure.ts';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useDialogForm } from './use-dialog-form.ts';

afterEach(cleanup);

type Room = { title: string; slug: string };

function RoomDialog({ onSubmit }: { onSubmit: (room: Room) => Promise<unknown> }) {
  const form = useDialogForm<Room>({
    defaultValues: () => ({ title: '', slug: 'dax' }),
    validate: ({ title }) => (title === '' ? ['title'] : []),
    findErrorField: (error) => (hasCode(error, 'ROOM_NAME_TAKEN') ? 'slug' : undefined),
    onSubmit,
  });
  return (
    <FormDialog
      form={form}
      trigger={<button type="button">New room</button>}
      title="A room"
      confirmLabel="Create"
      error={form.error ? 'It did not work' : undefined}
    >
      <Field label="Title" error={form.isInvalid('title') ? 'Enter a title' : undefined}>
        <TextInput
          value={form.values.title}
          onChange={({ target }) => form.setValues({ title: target.value })}
        />
      </Field>
      <Field label="URL" error={form.isInvalid('slug') ? 'Choose another URL' : undefined}>
        <TextInput
          value={form.values.slug}
          onChange={({ target }) => form.setValues({ slug: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

async function open(onSubmit: (room: Room) => Promise<unknown>) {
  render(
    <PageFrame path="/">
      <RoomDialog onSubmit={onSubmit} />
    </PageFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New room' }));
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }));
function refusing(error: Error) {
  return () => Promise.reject(error);
}

describe('a dialog that asks', () => {
  it('says beside the field what is wrong, until it is written anew', async () => {
    await open(async () => undefined);
    await create();
    expect(await screen.findByText('Enter a title')).toBeDefined();
    expect(document.activeElement).toBe(title());
    await userEvent.type(title(), 'D');
    expect(screen.queryByText('Enter a title')).toBeNull();
  });

  it('acts once, however often somebody presses before the page can say so', async () => {
    const acts: Room[] = [];
    await open(async (room) => acts.push(room));
    await userEvent.type(title(), 'DAX');
    const form = title().closest('form');
    if (!form) throw new Error('no form around the field');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('button', { name: 'New room' });
    expect(acts).toEqual([{ title: 'DAX', slug: 'dax' }]);
  });

  it.each([
    ['a code that a field stands for', refusing(declaredFailure('ROOM_NAME_TAKEN', 409))],
    [
      'a path of the input',
      refusing(
        declaredFailure('BAD_REQUEST', 400, { issues: [{ path: ['slug'], message: 'too long' }] }),
      ),
    ],
  ])('puts a rejection of the server beside its field by %s', async (_how, onSubmit) => {
    await open(onSubmit);
    await userEvent.type(title(), 'DAX');
    await create();
    expect(await screen.findByText('Choose another URL')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('URL'));
    expect(screen.getByRole('alert').className).toMatch(/^in-\[form:has\(.*:sr-only$/);
    expect(title().value).toBe('DAX');
  });

  it('says below the fields what concerns none of them', async () => {
    await open(refusing(declaredFailure('CONVERSATION_NOT_FOUND', 404)));
    await userEvent.type(title(), 'DAX');
    await create();
    const alert = await screen.findByRole('alert');
    expect([alert.textContent, alert.className]).toEqual(['It did not work', '']);
  });

  it('asks before it loses what was written, and only then', async () => {
    await open(async () => undefined);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New room' }));
    await userEvent.type(title(), 'DAX');
    await userEvent.keyboard('{Escape}');
    const stay = screen.getByRole('button', { name: 'Keep editing' });
    expect(document.activeElement).toBe(stay);
    await userEvent.click(stay);
    expect(title().value).toBe('DAX');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(screen.getByRole('button', { name: 'New room' }));
    expect(title().value).toBe('');
  });
});
