import { useSearchParams } from 'react-router';

const parameter = 'from';
const checklist = 'go-live';

/** The URL of a page with a way back to the launch checklist. */
export function fromChecklist(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=${checklist}`;
}

export function useIsFromChecklist(): boolean {
  return useSearchParams()[0].get(parameter) === checklist;
}
