import type { AccessSet } from '@portal/contract/access-set.ts'
import { DIRECTORY_PAGE_SIZE } from '@portal/contract/resources/file.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { can, queryFor } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { screens } from '../app-tables.ts'
import type { MenuRecords } from './menu.ts'
import { recordsIn } from './records-in.ts'

const LISTED = screens.flatMap(({ menu, needs }) => (menu?.eachOf ? [{ list: menu.eachOf, needs }] : []))

/** What the menu asks of each: as many as have a link. More are on the list's own screen. */
const INPUT = { query: { pageSize: DIRECTORY_PAGE_SIZE } }

/** Milliseconds until a failed call is repeated. */
const NEXT_TRY = 60_000

/**
 * The records that the menu shows one by one. The calls are embedded in the page, so no other bundle is
 * loaded. A failure is shown as a toast, and the links appear after the next try.
 */
export function useMenuRecords(access: AccessSet): MenuRecords {
  return useQueries({
    queries: LISTED.map(({ list, needs }) => ({
      ...queryFor(list, INPUT),
      enabled: isAllowed(needs, access) && can(list),
      refetchInterval: ({ state }: { state: { error: unknown } }) => state.error !== null && NEXT_TRY,
    })),
    combine: toRecords,
  })
}

/** Returns the same object while nothing changes, so that the menu is computed once. */
const toRecords = (results: readonly { data: unknown }[]): MenuRecords =>
  Object.fromEntries(LISTED.map(({ list }, index) => [list.name, recordsIn(results[index]?.data)]))
