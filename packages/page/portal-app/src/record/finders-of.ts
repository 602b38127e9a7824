import type { RecordRow } from '@portal/routing/record-row.ts'
import { loadTwice } from '@portal/ui/kit'

/** What finds the records of an application, by the names of their kinds; each is loaded when it is first asked for. */
export const findersOf = (records: Readonly<Record<string, RecordRow>>) =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, { finder }]) =>
      finder ? [[name, async () => (await loadTwice(finder)).finder] as const] : [],
    ),
  )
