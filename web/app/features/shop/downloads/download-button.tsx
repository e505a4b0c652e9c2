import type { ItemFile, ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useRegistrationPrompt } from '../../account/registration/registration-prompt.tsx';
import { downloadsPath } from '../../shared/paths/download-paths.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { useDownload } from './use-download.ts';

type DownloadButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  item: ItemId;
  file: ItemFile;
  /** The label for members; visitors see how to become one. */
  label: string;
};

/**
 * Downloads an item's file. The cached HTML has a visitor's button in a form, which the downloads
 * page handles: members get the file, visitors are sent to registration.
 */
export function DownloadButton({ item, file, label, className, ...looks }: DownloadButtonProps) {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  const { isInitialised, user } = useSession();
  const registration = useRegistrationPrompt();
  const download = useDownload();

  function submit() {
    if (!user) registration.open();
    else if (!download.isPending) download.mutate({ item, file: file.id });
  }

  return (
    <Form
      method="post"
      action={localPath(downloadsPath)}
      submitError={null}
      // Until the session is known, the server decides.
      onSubmit={isInitialised ? submit : undefined}
      className="contents"
    >
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="file" value={file.id} />
      <Button {...looks} type="submit" className={className} isLoading={download.isPending}>
        {user ? <Download aria-hidden="true" /> : null}
        {user ? label : t('downloads.signUp')}
        {/* Distinguishes several such buttons on a page for screen readers. */}{' '}
        <span className="sr-only">{file.name}</span>
      </Button>
    </Form>
  );
}
