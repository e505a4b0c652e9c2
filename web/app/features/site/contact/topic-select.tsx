import { contactTopics } from '@danube/contract/contact/contact-rules.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Select } from '../../../ui/select.tsx';

export function TopicSelect({ defaultValue }: { defaultValue: string | undefined }) {
  const t = useTexts('contact');
  return (
    <Select name="topic" required defaultValue={defaultValue ?? ''}>
      <option value="">{t('contact.fields.topicChoose')}</option>
      {contactTopics.map((topic) => (
        <option key={topic} value={topic}>
          {t(`contact.topics.${topic}`)}
        </option>
      ))}
    </Select>
  );
}
