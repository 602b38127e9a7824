import { createStore } from '@portal/ui/create-store.ts'

/** The address where the list of shortcuts is open, if it is; any part of the shell may open it. */
export const shortcutsAt = createStore<string | undefined>(undefined)
