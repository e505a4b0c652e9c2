/** The folder of a person's export files, deleted with the account. */
export function exportFolder(userId: string): string {
  return `exports/${userId}`;
}

export function exportKey({ userId, id }: { userId: string; id: string }): string {
  return `${exportFolder(userId)}/${id}.zip`;
}
