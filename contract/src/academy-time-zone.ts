/** Events are planned on the academy's wall clock; instants are derived from it. */
export const academyTimeZone = 'Europe/Bratislava';
