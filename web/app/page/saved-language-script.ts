import { languageStorageKey, languages } from '@danube/contract/locale.ts';

const codes = languages.map((language) => language.code).join('|');

/**
 * Runs before the first paint. A saved language whose cookie is gone (Safari deletes cookies set by
 * scripts after seven days) applies immediately: the script opens the same page in that language. A
 * URL that names a language is left alone, so this can't loop; and if there is a cookie, the server
 * has already used it.
 */
export const savedLanguageScript =
  `try{(function(k,c){var l=localStorage.getItem(k),a=new URL(location.href);` +
  `if(RegExp('^('+c+')$').test(l)&&l!==document.documentElement.lang&&!a.searchParams.has('lang')` +
  `&&!RegExp('(^|; )(__Host-)?'+k+'=('+c+')(;|$)').test(document.cookie)){` +
  `a.searchParams.set('lang',l);location.replace(a.href)}` +
  `})('${languageStorageKey}','${codes}')}catch(e){}`;
