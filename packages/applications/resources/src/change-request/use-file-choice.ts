import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The files of a directory to choose from, as far as the operator may see them. */
export function useFileChoice(dirId: string) {
  const enabled = useCan(listFiles)
  const { data } = useQuery({
    ...queryForAll(listFiles, { params: { dirId }, query: { sort: 'name' } }),
    enabled,
  })
  return useMemo(() => data?.map(({ id, name }) => ({ value: id, label: name })) ?? [], [data])
}
