import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { Api } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import {
  type AccountProblem,
  invalidFieldProblem,
  isClientError,
  toProblem,
} from './account-problem.ts';

type AccountApi = Api['identity']['account'];

/** The forms that can be submitted before hydration. */
export type AccountForm = 'profile' | 'password';

export type FormOutcome =
  | { readonly isSaved: true; readonly language?: LanguageCode }
  | { readonly isSaved: false; readonly problem: AccountProblem };

/** Submits the profile form, in the browser and on the server. */
export async function submitProfile(
  api: Pick<AccountApi, 'changeProfile'>,
  form: FormData,
): Promise<FormOutcome> {
  const language = textOf(form, 'language');
  if (!isLanguageCode(language)) {
    return { isSaved: false, problem: invalidFieldProblem('language') };
  }
  return saveOrProblem(async () => {
    await api.changeProfile({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: textOf(form, 'phone').trim() || null,
      language,
    });
    return { isSaved: true, language };
  });
}

export async function submitPassword(
  api: Pick<AccountApi, 'changePassword'>,
  form: FormData,
): Promise<FormOutcome> {
  return saveOrProblem(async () => {
    await api.changePassword({
      currentPassword: textOf(form, 'currentPassword'),
      newPassword: textOf(form, 'newPassword'),
    });
    return { isSaved: true };
  });
}

async function saveOrProblem(save: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await save();
  } catch (error) {
    if (isClientError(error)) return { isSaved: false, problem: toProblem(error) };
    throw error;
  }
}
