import { toEntries } from '@danube/contract/settings/entries.ts';
import { defaultsOf, type Entry, type Field } from '@danube/contract/settings/field.ts';
import { useState } from 'react';
import type { GroupForm } from './use-group-form.ts';

export type EntryList = ReturnType<typeof useEntries>;

/** The entries of a list, and their actions. */
export function useEntries(form: GroupForm, name: string, field: Field) {
  const entries = toEntries(form.values[name]);
  const [openId, setOpenId] = useState<string | null>(null);
  // Rejected entries stay open until someone closes them; another rejection reopens them.
  const [closed, setClosed] = useState<{ ids: readonly string[]; submitError: unknown }>();
  const closedIds = closed?.submitError === form.submitError ? (closed?.ids ?? []) : [];
  const [moved, setMoved] = useState<{ id: string; place: number } | null>(null);
  const placeOf = (id: string) => entries.findIndex((entry) => entry.id === id);
  const write = (next: readonly Entry[]) => form.setValue(name, next);
  return {
    entries,
    isOpen: (id: string, isInvalid: boolean) =>
      openId === id || (isInvalid && !closedIds.includes(id)),
    /** The entry that was moved last, for screen readers. */
    moved,
    toggle(id: string, isOpen: boolean) {
      setOpenId(isOpen ? null : id);
      if (isOpen) setClosed({ ids: [...closedIds, id], submitError: form.submitError });
    },
    add() {
      // Only has to be unique within this list.
      const id = crypto.randomUUID().slice(0, 8);
      setOpenId(id);
      write([...entries, { ...defaultsOf(field.list?.entry ?? {}), id }]);
    },
    change(id: string, changes: Readonly<Record<string, unknown>>) {
      write(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
    },
    /** One position up or down; at either end it stays. */
    move(id: string, step: -1 | 1) {
      const from = placeOf(id);
      const to = from + step;
      const entry = entries[from];
      if (!entry || to < 0 || to >= entries.length) return;
      write(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
      setMoved({ id, place: to + 1 });
    },
    remove: (id: string) => write(entries.filter((entry) => entry.id !== id)),
  };
}
