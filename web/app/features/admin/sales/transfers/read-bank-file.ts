/** The server's maximum. */
export const maxCsvLength = 1_000_000;

/** The text of a bank's file. Older banking software doesn't write UTF-8. */
export async function readBankFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // References and amounts are ASCII, so the exact code page doesn't matter.
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
