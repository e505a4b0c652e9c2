const applyTheme =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

const markHint =
  "if(/(?:^|; )(?:__Host-)?signedIn=1/.test(document.cookie))document.documentElement.dataset.signedIn=''";

/**
 * Runs before the first paint. Applies the saved theme; otherwise the system's preference is used.
 * It also marks a visitor who is probably signed in, so that the header reserves the account's
 * place instead of offering to sign in; the HTML is the same for everyone.
 */
export const themeScript = `${applyTheme}${markHint}`;
