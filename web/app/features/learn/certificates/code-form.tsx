import { Form, useNavigation, useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { certificatesPath } from '../../shared/paths/certificate-paths.ts';

type CodeFormProps = {
  /** The previous input, if it wasn't found. */
  code?: string;
  error?: string | undefined;
};

/** A plain GET form that leads to a certificate's page without scripts. */
export function CodeForm({ code = '', error }: CodeFormProps) {
  const t = useTexts('certificate');
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const lang = parameters.get('lang');
  const isChecking = navigation.location?.pathname.startsWith(certificatesPath) ?? false;
  return (
    <Form
      method="get"
      action={certificatesPath}
      aria-label={t('certificate.check.title')}
      className="grid max-w-xl items-start gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      {lang ? <input type="hidden" name="lang" value={lang} /> : null}
      <Field label={t('certificate.check.label')} help={t('certificate.check.help')} error={error}>
        <TextInput
          name="code"
          defaultValue={code}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular tracking-wider uppercase placeholder:normal-case"
        />
      </Field>
      {/* Aligned with the field, whose label is above it. */}
      <Button
        type="submit"
        variant="primary"
        isLoading={isChecking}
        className="min-h-12 sm:mt-[1.58rem]"
      >
        {t('certificate.check.submit')}
      </Button>
    </Form>
  );
}
