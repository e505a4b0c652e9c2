export type Finding = { readonly file: string; readonly line?: number; readonly message: string };

/** Prints the result of a check as `file:line message` and sets the exit code. */
export function concludeCheck(summary: string, findings: readonly Finding[]): void {
  for (const finding of findings) console.log(describeFinding(finding));
  console.log(findings.length === 0 ? `ok: ${summary}` : `${findings.length} findings: ${summary}`);
  if (findings.length > 0) process.exitCode = 1;
}

function describeFinding({ file, line, message }: Finding): string {
  return line === undefined ? `${file} ${message}` : `${file}:${line} ${message}`;
}
