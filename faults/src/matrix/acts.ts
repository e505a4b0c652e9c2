import type { Act } from './act.ts';
import type { DependencyName } from './dependencies.ts';
import { signInByProvider, signUpByProvider } from './provider-acts.ts';
import { addToCart, paymentSettles, placeAnOrder, refund } from './shop-acts.ts';
import { publishItem } from './staff-acts.ts';
import { downloadFile, studyLesson, watchFilm } from './study-acts.ts';
import { readPublicPage, sendChatMessage, signIn, signUp } from './visitor-acts.ts';

/** The twelve acts; people only need the identity provider if they come by it. */
export function actsFor(dependency: DependencyName): readonly Act[] {
  const byProvider = dependency === 'identity';
  return [
    readPublicPage,
    byProvider ? signUpByProvider : signUp,
    byProvider ? signInByProvider : signIn,
    addToCart,
    placeAnOrder,
    paymentSettles,
    refund,
    studyLesson,
    watchFilm,
    downloadFile,
    sendChatMessage,
    publishItem,
  ];
}
