import { SIGNED_OUT_REASONS, type SignedOutReason } from './session-state.ts'

const ENDING = 'portal.session-end'
/** Forms keep drafts under keys with this prefix. */
const DRAFTS = 'portal.draft.'

/** What all tabs of the browser remember after a session ended. */
export function createSharedMemory(storage: Storage) {
  return {
    rememberEnding: (reason: SignedOutReason) => storage.setItem(ENDING, reason),
    /** Why the last session ended, for a tab that missed it. */
    ending: (): SignedOutReason | undefined =>
      SIGNED_OUT_REASONS.find((reason) => reason === storage.getItem(ENDING)),
    forgetEnding: () => storage.removeItem(ENDING),
    forgetDrafts(): void {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      for (const name of names) if (name?.startsWith(DRAFTS)) storage.removeItem(name)
    },
  }
}

export type SharedMemory = ReturnType<typeof createSharedMemory>
