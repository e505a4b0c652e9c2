import { failureTextBy } from '../kit/act-failure.ts';

/** Why a source was not changed. */
export const failureText = failureTextBy({ SOURCE_DATE_IN_FUTURE: 'admin.claims.asOfWrong' });
