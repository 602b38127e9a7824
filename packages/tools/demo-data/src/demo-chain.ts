import { appendAudit } from '@portal/reference-api/database/audit.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { oneBehind } from './one-behind.ts'

export const END_OF_TIME = new Date(8.64e15)

const ENTRIES_AT_ONCE = 1000

/** Writes the entries of all parts of the demo data as one chain, in chronological order. */
export function demoChain(db: Database, accountId: string) {
  let pending: AuditFacts[] = []
  function* writes(entries: readonly AuditFacts[]) {
    for (let done = 0; done < entries.length; done += ENTRIES_AT_ONCE)
      yield appendAudit(db, accountId, entries.slice(done, done + ENTRIES_AT_ONCE))
  }
  return {
    add: (entries: readonly AuditFacts[]): void => {
      for (const entry of entries) pending.push(entry)
    },
    /** Writes all entries up to then; nothing added later may have happened earlier. */
    writeUntil: async (end: Date): Promise<void> => {
      const inOrder = pending
        .filter(({ at }) => at <= end)
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      pending = pending.filter(({ at }) => at > end)
      await oneBehind(writes(inOrder))
    },
  }
}

export type DemoChain = ReturnType<typeof demoChain>
