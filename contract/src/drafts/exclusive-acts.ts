import { applySaved, forgetEdits, type Saved, type SaveQueue } from './save-queue.ts';

type Acting<Edition extends Saved<unknown>, Edit> = {
  queue: () => SaveQueue<Edition['draft'], Edit>;
  show: (part: { queue: SaveQueue<Edition['draft'], Edit>; edition?: Edition }) => void;
  saveAll: () => Promise<boolean>;
  /** Called after an action; edits made in the meantime are saved then. */
  resume: () => void;
};

/** Actions on the item itself; no save begins while one runs. */
export function createExclusiveActs<Edition extends Saved<unknown>, Edit>({
  queue,
  show,
  saveAll,
  resume,
}: Acting<Edition, Edit>) {
  let running = 0;

  async function actAlone(act: () => Promise<void>): Promise<void> {
    running += 1;
    try {
      await act();
    } finally {
      running -= 1;
      resume();
    }
  }

  return {
    isActing: () => running > 0,
    /**
     * Runs an action on the saved item once all edits are saved; false if they couldn't be. Edits
     * made in the meantime are sent on top of the result.
     */
    async run(act: (revision: number) => Promise<Edition>): Promise<boolean> {
      if (running > 0 || !(await saveAll())) return false;
      await actAlone(async () => {
        const edition = await act(queue().saved.revision);
        show({ queue: applySaved(queue(), edition), edition });
      });
      return true;
    },
    /**
     * Deletes the item and, if that succeeds, the edits that couldn't be saved: nobody should be
     * asked about them. A save that is on its way ends first, or it would find nothing to save.
     */
    async remove(act: () => Promise<unknown>): Promise<void> {
      await saveAll();
      await actAlone(async () => {
        await act();
        show({ queue: forgetEdits(queue()) });
      });
    },
  };
}
