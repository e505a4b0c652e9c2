/** Whether the readable cookie says that someone is probably signed in. */
export function hasSignInHint(): boolean {
  return /(?:^|; )(?:__Host-)?signedIn=1/.test(document.cookie);
}
