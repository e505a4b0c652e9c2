/** Starts a browser download of a text. */
export function downloadText(file: { name: string; type: string; text: string }): void {
  downloadFile(file.name, new Blob([file.text], { type: `${file.type};charset=utf-8` }));
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
