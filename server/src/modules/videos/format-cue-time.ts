/** E.g. `00:01:30.000`. */
export function formatCueTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const hours = Math.floor(thousandths / 3_600_000);
  const minutes = Math.floor(thousandths / 60_000) % 60;
  const rest = thousandths % 60_000;
  const whole = [hours, minutes, Math.floor(rest / 1000)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${whole.join(':')}.${String(rest % 1000).padStart(3, '0')}`;
}
