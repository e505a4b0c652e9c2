import { useTexts } from '../../../lib/texts.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { type AccountProblem, problemText } from './account-problem.ts';
import { Notice } from './notice.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Why an action failed, for errors that belong to no single field. */
export function ProblemNotice({ problem }: { problem: AccountProblem | null }) {
  const t = useTexts('account');
  if (!problem) return null;
  if (problem.code === 'FRESH_SIGN_IN_NEEDED') {
    return (
      <Notice kind="info" isLive title={t('account.proof.fresh.title')} action={<SignInAgain />}>
        {t('account.proof.fresh.text')}
      </Notice>
    );
  }
  if (problem.code === 'UNAUTHORIZED') {
    return (
      <Notice
        kind="info"
        isLive
        title={t('account.notices.signedOut.title')}
        action={<SignInAgain />}
      >
        {t('account.notices.signedOut.text')}
      </Notice>
    );
  }
  return (
    <div role="alert">
      <FieldError>{problemText(problem, t)}</FieldError>
    </div>
  );
}
