import { Link } from 'react-router';
import { RichText, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { AuthFlow } from './use-auth-flow.ts';
import { useAuthPath } from './use-auth-path.ts';

type NoticeProps = { flow: AuthFlow; redirect: string | null };

export function ResetSent({ flow, redirect, email }: NoticeProps & { email: string }) {
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  return (
    <div className="grid justify-items-start gap-5">
      <p className="type-body">
        <RichText
          k="auth.resetSent.text"
          values={{ email }}
          elements={{ b: <b className="font-[560] break-words text-ink" /> }}
        />
      </p>
      <p className="type-small">{t('auth.resetSent.hint')}</p>
      <TextLink
        kind="standalone"
        to={pathTo('signin')}
        onClick={() => flow.show(null)}
        className="text-sm"
      >
        {t('auth.forgot.back')}
      </TextLink>
    </div>
  );
}

export function ResetDone({ redirect }: NoticeProps) {
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="type-body">{t('auth.resetDone.text')}</p>
      <Button asChild variant="primary" size="large">
        {/* A new document, so that nothing of the link remains in memory. */}
        <Link to={pathTo('signin')} reloadDocument>
          {t('auth.resetDone.action')}
        </Link>
      </Button>
    </div>
  );
}

export function LinkExpired({ redirect }: NoticeProps) {
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="type-body">{t('auth.linkExpired.text')}</p>
      <Button asChild variant="primary" size="large">
        <Link to={pathTo('forgot')} reloadDocument>
          {t('auth.linkExpired.action')}
        </Link>
      </Button>
    </div>
  );
}
