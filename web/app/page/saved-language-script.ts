import { languageStorageKey, languages } from '@danube/contract/locale.ts';

const codes = languages.map((language) => language.code).join('|');

/**
 * Runs before the first paint. A saved language whose cookie is gone (Safari drops cookies that
 * scripts set after seven days) is used immediately: the same page in that language, as the selector
 * would ask for it. An address that names a language is left alone, so this cannot go in circles;
 * and where there is a cookie the server has followed it already.
 */
export const savedLanguageScript =
  `try{(function(k,c){var l=localStorage.getItem(k),a=new URL(location.href);` +
  `if(RegExp('^('+c+')$').test(l)&&l!==document.documentElement.lang&&!a.searchParams.has('lang')` +
  `&&!RegExp('(^|; )'+k+'=('+c+')(;|$)').test(document.cookie)){` +
  `a.searchParams.set('lang',l);location.replace(a.href)}` +
  `})('${languageStorageKey}','${codes}')}catch(e){}`;
