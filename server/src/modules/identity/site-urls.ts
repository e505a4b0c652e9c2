/**
 * The links in emails. Tokens come after the `#`: servers, logs and statistics don't see them, and
 * a mail scanner that opens the URL doesn't consume them.
 */
export function confirmUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/#confirm=${token}`;
}

export function resetUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/auth?tab=signin#reset=${token}`;
}

export function forgotPasswordUrl(siteUrl: string): string {
  return `${siteUrl}/forgot-password`;
}

export function signInUrl(siteUrl: string): string {
  return `${siteUrl}/auth?tab=signin`;
}

export function libraryUrl(siteUrl: string): string {
  return `${siteUrl}/library`;
}

export function settingsUrl(siteUrl: string): string {
  return `${siteUrl}/account-settings`;
}
