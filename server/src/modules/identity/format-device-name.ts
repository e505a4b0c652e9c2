import Bowser from 'bowser';

/** `Firefox, Linux`: enough for someone to recognise their own device; empty if unknown. */
export function formatDeviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
