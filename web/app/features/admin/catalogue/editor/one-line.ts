/** What is pasted into a line may have breaks; the draft refuses them. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
