import type { ResultOf } from '@portal/contract/endpoint.ts'
import type { getAccess } from '@portal/contract/people/access-endpoint.ts'
import { SIGNED_OUT_REASONS, type SignedOutReason } from './session-state.ts'

const ENDING = 'portal.session-end'
/** The answer with the access of the operator who signed in last, to read a screen's data before it comes again. */
export const LAST_ACCESS = 'portal.access'
/** Keys that begin like this hold drafts, the names of uploaded files, and the access. */
const PERSONAL = ['portal.draft.', 'upload ', LAST_ACCESS]

/** What all tabs of the browser remember after a session ended. */
export function createSharedMemory(storage: Storage) {
  return {
    rememberEnding: (reason: SignedOutReason) => storage.setItem(ENDING, reason),
    /** Why the last session ended, for a tab that missed it. */
    ending: (): SignedOutReason | undefined =>
      SIGNED_OUT_REASONS.find((reason) => reason === storage.getItem(ENDING)),
    forgetEnding: () => storage.removeItem(ENDING),
    rememberAccess(answer: ResultOf<typeof getAccess>): void {
      try {
        storage.setItem(LAST_ACCESS, JSON.stringify(answer))
      } catch {
        // The storage is full: the next page reads its data a little later.
      }
    },
    /**
     * Deletes what this device stores for an operator, such as recent pages: its keys end with the operator's
     * `sub`. Preferences stay, and so do saved views.
     */
    forgetOperator(sub: string): void {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      const isPersonal = (name: string) =>
        name.endsWith(`.${sub}`) || PERSONAL.some((prefix) => name.startsWith(prefix))
      for (const name of names.filter(isPersonal)) storage.removeItem(name)
    },
  }
}

export type SharedMemory = ReturnType<typeof createSharedMemory>
