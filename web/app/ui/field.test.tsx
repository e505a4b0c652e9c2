// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { renderKit } from './testing/render-kit.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const controls = [
  ['text input', <TextInput key="input" name="value" />],
  ['text area', <TextArea key="area" name="value" />],
  ['select', <Select key="select" name="value" />],
] as const;

describe.each(controls)('field with a %s', (_, control) => {
  it('ties label, help and error to the control', () => {
    renderKit(
      <Field label="VAT number" help="Ten digits" error="Not valid in Slovakia">
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('VAT number');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Not valid in Slovakia', 'Ten digits']);
  });

  it('claims nothing invalid without an error', () => {
    renderKit(<Field label="VAT number">{control}</Field>);
    const input = screen.getByLabelText('VAT number');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('choices', () => {
  it('reads a checkbox error out with its box', () => {
    renderKit(<Checkbox name="terms" label="I accept" error="Please accept to go on" />);
    screen.getByRole('checkbox', { name: 'I accept', description: 'Please accept to go on' });
  });

  it('says the value of the picked radio button', async () => {
    const onValueChange = vi.fn();
    renderKit(
      <RadioGroup
        legend="How do you pay?"
        name="payment"
        value="card"
        onValueChange={onValueChange}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'sepa', label: 'Transfer' },
        ]}
      />,
    );
    screen.getByRole('group', { name: 'How do you pay?' });
    await userEvent.click(screen.getByRole('radio', { name: 'Transfer' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('sepa');
  });

  it('is a switch to screen readers and a checkbox to the form', () => {
    renderKit(<Switch name="subtitles" label="Subtitles" defaultChecked />);
    const element = screen.getByRole('switch', { name: 'Subtitles', checked: true });
    expect(element.getAttribute('type')).toBe('checkbox');
  });
});
