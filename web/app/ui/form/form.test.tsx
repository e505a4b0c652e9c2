// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../lib/testing/page-frame.tsx';
import { Field } from '../field.tsx';
import { RadioGroup } from '../radio-group.tsx';
import { TextInput } from '../text-input.tsx';
import { Form, FormSummary, usePostedForm } from './form.tsx';

afterEach(cleanup);

type Result = { readonly wrong: 'rule' | 'email'; readonly kept: string };

/** Works without scripts and with them; the test decides the response. */
function Letters(props: {
  initialResult?: Result;
  onSubmit: (formData: FormData) => Promise<Result>;
}) {
  const { result, isSubmitting, submit } = usePostedForm({
    initialResult: props.initialResult ?? null,
    onSubmit: props.onSubmit,
  });
  return (
    <Form method="post" action="/letters" submitError={result} onSubmit={submit}>
      <FormSummary error={undefined} fieldErrors={result ? '1 field is wrong' : undefined} />
      <RadioGroup
        legend="Rule"
        name="rule"
        options={[{ value: 'spam', label: 'Spam' }]}
        error={result?.wrong === 'rule' ? 'Choose a rule' : undefined}
      />
      <Field label="Email" error={result?.wrong === 'email' ? 'Check the address' : undefined}>
        <TextInput name="email" defaultValue={result?.kept} />
      </Field>
      <button type="submit">{isSubmitting ? 'Sending' : 'Send'}</button>
    </Form>
  );
}

function formOf(element: HTMLElement): HTMLFormElement {
  const form = element.closest('form');
  if (!form) throw new Error('no form around it');
  return form;
}

function show(props: Parameters<typeof Letters>[0]) {
  render(
    <PageFrame path="/">
      <Letters {...props} />
    </PageFrame>,
  );
  return formOf(screen.getByLabelText('Email'));
}

describe('a form', () => {
  it('goes on from what the browser sent by itself, at the first wrong field', () => {
    const form = show({
      initialResult: { wrong: 'email', kept: 'jana@' },
      onSubmit: () => new Promise(() => undefined),
    });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/letters']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('jana@');
    expect(screen.getByRole('alert').textContent).toBe('1 field is wrong');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('is sent once, however often somebody presses before the page can say so', async () => {
    const sent: unknown[] = [];
    const form = show({
      onSubmit: async (formData) => {
        sent.push(formData.get('email'));
        return { wrong: 'email', kept: '' };
      },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'jana@example.org');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText('Check the address')).toBeDefined();
    expect(sent).toEqual(['jana@example.org']);
    await screen.findByText('Send');
    fireEvent.submit(form);
    await screen.findByText('Send');
    expect(sent).toHaveLength(2);
  });

  it('brings the keyboard to a group of radio buttons too, and again at the next rejection', async () => {
    const form = show({ onSubmit: async () => ({ wrong: 'rule', kept: '' }) });
    fireEvent.submit(form);
    await screen.findByText('Choose a rule');
    expect(document.activeElement).toBe(screen.getByLabelText('Spam'));
    await userEvent.click(screen.getByLabelText('Email'));
    fireEvent.submit(form);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Spam')));
  });

  it('is not sent with a form in a dialog that it opened', () => {
    const sent: string[] = [];
    render(
      <Form submitError={null} onSubmit={() => sent.push('around it')}>
        {createPortal(
          <Form submitError={null} onSubmit={() => sent.push('in the dialog')}>
            <input aria-label="Name" />
          </Form>,
          document.body,
        )}
      </Form>,
    );
    fireEvent.submit(formOf(screen.getByLabelText('Name')));
    expect(sent).toEqual(['in the dialog']);
  });

  it('leaves sending to the browser where the application cannot', () => {
    render(
      <Form method="post" submitError={null} onSubmit={undefined}>
        <input aria-label="Name" />
      </Form>,
    );
    const event = new Event('submit', { bubbles: true, cancelable: true });
    fireEvent(formOf(screen.getByLabelText('Name')), event);
    expect(event.defaultPrevented).toBe(false);
  });
});
