import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { queryFor } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { screens } from '../app-tables.ts'
import type { MenuRecords } from './menu.ts'

const LISTED = screens.flatMap(({ menu, needs }) => (menu?.eachOf ? [{ list: menu.eachOf, needs }] : []))

/**
 * The records that the menu shows one by one. The calls are embedded in the page, so no other bundle is
 * loaded.
 */
export function useMenuRecords(access: AccessSet): MenuRecords {
  return useQueries({
    queries: LISTED.map(({ list, needs }) => ({
      ...queryFor(list, {}, { errors: 'nowhere' }),
      enabled: isAllowed(needs, access),
    })),
    combine: toRecords,
  })
}

/** Returns the same object while nothing changes, so that the menu is computed once. */
const toRecords = (results: readonly { data: { items: MenuRecords[string] } | undefined }[]): MenuRecords =>
  Object.fromEntries(LISTED.map(({ list }, index) => [list.name, results[index]?.data?.items ?? []]))
