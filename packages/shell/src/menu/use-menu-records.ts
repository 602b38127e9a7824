import type { AccessSet } from '@portal/contract/access-set.ts'
import { loadFinder, ParcelHostContext } from '@portal/portal-app'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { appTables } from '../app-tables.ts'
import { type MenuRecords, recordsKey } from './menu.ts'

const LISTED = appTables.flatMap(({ app, rows }) =>
  rows.flatMap(({ menu, needs }) => (menu?.eachOf ? [{ app, kind: menu.eachOf, needs }] : [])),
)

/** The records that the menu shows one by one. Nothing is loaded for an operator whose menu has no such links. */
export function useMenuRecords(access: AccessSet): MenuRecords {
  const host = use(ParcelHostContext)
  return useQueries({
    queries: LISTED.map(({ app, kind, needs }) => ({
      queryKey: ['menu', app, kind],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        host ? ((await (await loadFinder(host, app, kind)).all?.(signal)) ?? []) : [],
      enabled: isAllowed(needs, access),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: toRecords,
  })
}

/** One object as long as nothing has changed, so that the menu is worked out once. */
const toRecords = (results: readonly { data: MenuRecords[string] | undefined }[]): MenuRecords =>
  Object.fromEntries(
    LISTED.map(({ app, kind }, index) => [recordsKey(app, kind), results[index]?.data ?? []]),
  )
