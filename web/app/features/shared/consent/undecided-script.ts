import { consentEvent, consentKey, consentLastsDays, policyVersion } from './consent-store.ts';

/**
 * The question is in every page's HTML; before the first paint, this decides who sees it: visitors
 * whose browser holds no valid answer (`isCurrent` in the store is the complete check).
 */
const askUndecided =
  'function askUndecided(){var d=document.documentElement.dataset,c,k;' +
  `try{c=JSON.parse(localStorage.getItem('${consentKey}'));` +
  `k=c&&c.version===${policyVersion}&&Date.now()-Date.parse(c.decidedAt)<${consentLastsDays * 86_400_000}` +
  "}catch(e){}if(k)delete d.undecided;else d.undecided=''}askUndecided();" +
  // Answered in another tab, or on a page that is shown again.
  "addEventListener('storage',askUndecided);" +
  "addEventListener('pageshow',function(e){if(e.persisted)askUndecided()});";

/** Answers count at once, whether or not the application is there: the store hears of them. */
const takeAnswer =
  "addEventListener('click',function(e){" +
  "var b=e.target instanceof Element&&e.target.closest('[data-consents-to]');if(!b)return;" +
  "var y=b.dataset.consentsTo==='all';" +
  `var t=JSON.stringify({statistics:y,media:y,version:${policyVersion},decidedAt:new Date()});` +
  `try{localStorage.setItem('${consentKey}',t)}catch(e){}` +
  'delete document.documentElement.dataset.undecided;' +
  `dispatchEvent(new CustomEvent('${consentEvent}',{detail:t}));` +
  // The button with the focus is gone, so the page takes it, as after the settings.
  "var m=document.querySelector('main');if(m)m.focus({preventScroll:true})},true);";

export const undecidedScript = askUndecided + takeAnswer;
