const applyTheme =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

const markHint =
  "if(/(?:^|; )(?:__Host-)?signedIn=1/.test(document.cookie))document.documentElement.dataset.signedIn=''";

/** Not in the application, so that the switch works from the first paint on. */
const switchOnClick =
  "addEventListener('click',function(e){" +
  "if(!(e.target instanceof Element)||!e.target.closest('[data-switches-theme]'))return;" +
  "var d=document.documentElement.dataset,k=d.theme?d.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;" +
  "d.theme=k?'light':'dark';try{localStorage.setItem('theme',d.theme)}catch(e){}},true);";

/**
 * Runs before the first paint. Applies the saved theme; otherwise the system's preference is used.
 * Where storage is blocked or full, a choice only applies to this page.
 * It also marks a visitor who is probably signed in, so that the header reserves the account's
 * place instead of offering to sign in; the HTML is the same for everyone.
 */
export const themeScript = `${applyTheme};${switchOnClick}${markHint};`;
