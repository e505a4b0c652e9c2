import { Eye, Search } from 'lucide-react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { KitCase, KitSection, longGerman } from './kit-frame.tsx';

export function KitForms() {
  return (
    <KitSection id="forms" title="Forms">
      <KitCase title="Text: default, help, error, optional, read-only">
        <div className="kit-columns">
          <Field label="Email" help="We send the confirmation there.">
            <TextInput type="email" name="email" placeholder="anna@example.eu" />
          </Field>
          <Field
            label="VAT number"
            error="This number is not valid in Slovakia. It starts with SK and has ten digits."
          >
            <TextInput name="vat" defaultValue="SK12" />
          </Field>
          <Field label="Company" isOptional>
            <TextInput name="company" />
          </Field>
          <Field label="Order number" help="Cannot be changed.">
            <TextInput name="order" readOnly defaultValue="2026-004417" />
          </Field>
          <Field label="Filter">
            <TextInput name="filter" leading={<Search aria-hidden="true" />} />
          </Field>
          <Field label="Password">
            <TextInput
              type="password"
              name="password"
              defaultValue="Danube1869"
              trailing={
                <IconButton label="Show password">
                  <Eye aria-hidden="true" />
                </IconButton>
              }
            />
          </Field>
        </div>
      </KitCase>
      <KitCase title="Select and text area">
        <div className="kit-columns">
          <Field label={longGerman}>
            <Select name="market" defaultValue="dax">
              <option value="dax">DAX</option>
              <option value="long">{longGerman}</option>
            </Select>
          </Field>
          <Field label="Country" error="Choose the country your invoice is for.">
            <Select name="country" defaultValue="">
              <option value="" disabled>
                Choose
              </option>
              <option value="sk">Slovakia</option>
            </Select>
          </Field>
          <Field label="Your question" help="Up to 2,000 characters.">
            <TextArea name="question" />
          </Field>
        </div>
      </KitCase>
      <KitCase title="Choices">
        <div className="kit-columns">
          <div>
            <Checkbox name="terms" label="I accept the terms of service." />
            <Checkbox
              name="news"
              label="Send me the weekly letter."
              help="Tuesdays, one page."
              defaultChecked
            />
            <Checkbox
              name="risk"
              label="I have read the risk notice."
              error="Please read and accept the risk notice to go on."
            />
            <Checkbox name="old" label="Receive faxes" help="No longer offered." disabled />
          </div>
          <RadioGroup
            legend="How do you pay?"
            name="payment"
            defaultValue="card"
            options={[
              { value: 'card', label: 'Card', help: 'Visa, Mastercard, at once.' },
              {
                value: 'sepa',
                label: 'SEPA transfer',
                help: 'Access when it arrives, 1 to 2 days.',
              },
              {
                value: 'cash',
                label: 'Cash',
                help: 'Only at our desk in Bratislava.',
                isDisabled: true,
              },
            ]}
          />
          <div>
            <Switch
              name="subtitles"
              label="Subtitles"
              help="Shown when a lesson has them."
              defaultChecked
            />
            <Switch name="autoplay" label="Play the next lesson by itself" />
            <Switch
              name="download"
              label="Save for offline reading"
              help="Your plan does not include it."
              disabled
            />
          </div>
        </div>
      </KitCase>
    </KitSection>
  );
}
