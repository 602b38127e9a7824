import type { RecordRow } from '@portal/routing/record-row.ts'
import { loadTwice } from '@portal/ui/blocks'

/** The finders of an application by kind; each is loaded on first use. */
export const findersOf = (records: Readonly<Record<string, RecordRow>>) =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, { finder }]) =>
      finder ? [[name, async () => (await loadTwice(finder)).finder] as const] : [],
    ),
  )
