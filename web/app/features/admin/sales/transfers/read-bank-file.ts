/** As long as the server takes. */
export const maxCsvLength = 1_000_000;

/** The text of a bank's file. Older programs of banks do not write UTF-8. */
export async function readBankFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is looked for, references and amounts, is written with the same bytes in all of them.
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
