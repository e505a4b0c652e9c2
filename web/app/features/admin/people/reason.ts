const shortestReason = 3;
export const longestReason = 500;

/** The reason as the log keeps it: one line. Undefined where it is too short or too long. */
export function reasonOf(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length >= shortestReason && line.length <= longestReason ? line : undefined;
}
