/** Mailboxes that anybody opens for ten minutes. */
export const throwAwayDomains: ReadonlySet<string> = new Set([
  ...['10minutemail.com', '10minutemail.net', 'dispostable.com', 'emailondeck.com'],
  ...['fakeinbox.com', 'getnada.com', 'guerrillamail.com', 'guerrillamail.net'],
  ...['guerrillamail.org', 'guerrillamailblock.com', 'inboxkitten.com', 'mail-temp.com'],
  ...['mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mintemail.com'],
  ...['mohmal.com', 'moakt.com', 'mytemp.email', 'sharklasers.com', 'spamgourmet.com'],
  ...['temp-mail.org', 'tempail.com', 'tempmail.com', 'tempmailo.com', 'throwawaymail.com'],
  ...['trashmail.com', 'trashmail.de', 'wegwerfmail.de', 'yopmail.com', 'yopmail.fr'],
]);
