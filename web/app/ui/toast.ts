import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'neutral' | 'destructive';

export type Toast = {
  kind?: ToastKind;
  title: string;
  text?: ReactNode;
  /** One way to undo or continue; using it closes the toast. */
  action?: { label: string; onSelect: () => void };
};

type ShowToast = (toast: Toast) => void;

let show: ShowToast | undefined;
let requestView: (() => void) | undefined;
const waiting: Toast[] = [];

/** Shown at the top right for four seconds. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  requestView?.();
}

/**
 * The view is loaded with the first toast, so pages that never show one don't load it. Until then,
 * toasts are queued.
 */
export function connectToastView(view: ShowToast): () => void {
  show = view;
  for (const toast of waiting.splice(0)) view(toast);
  return () => {
    show = undefined;
  };
}

export function onFirstToast(listener: () => void): () => void {
  requestView = listener;
  if (waiting.length > 0) listener();
  return () => {
    requestView = undefined;
  };
}
