import type { AccessSet } from '@portal/contract/access-set.ts'
import { listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { routeTables } from '../route-tables.ts'
import type { MenuRecords } from './menu.ts'

/** How many directories the menu lists. */
const PAGE_SIZE = 100

const rows = routeTables.flatMap((table) => table.rows)

/** The records that the menu shows one by one. Nothing is read for an operator whose menu has no such links. */
export function useMenuRecords(access: AccessSet): MenuRecords {
  const isWanted = rows.some(({ menu, needs }) => menu?.eachOf === 'directories' && isAllowed(needs, access))
  const mayRead = useCan(listDirectories)
  const { data } = useQuery({
    ...queryFor(listDirectories, { query: { pageSize: PAGE_SIZE } }),
    enabled: isWanted && mayRead,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => ({ directories: data?.items ?? [] }), [data])
}
