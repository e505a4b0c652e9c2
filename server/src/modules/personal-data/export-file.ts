/** Where a person's export files are; everything below goes when the account is erased. */
export function exportFolder(userId: string): string {
  return `exports/${userId}`;
}

export function exportKey({ userId, id }: { userId: string; id: string }): string {
  return `${exportFolder(userId)}/${id}.zip`;
}
