import { getDirectory, getFileVersionById, listAllFiles } from '@portal/contract/resources/file-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { queryFor, useCan } from '@portal/session'
import { useQueries, useQuery } from '@tanstack/react-query'

type Names = readonly (readonly [id: string, name: string])[]

const QUIET = { errors: 'nowhere' } as const

/** Names of directories by their IDs, as far as they are loaded and the operator can read them. */
export function useDirectoryNames(ids: readonly string[]): Names {
  const enabled = useCan(getDirectory)
  return useQueries({
    queries: ids.map((dirId) => ({ ...queryFor(getDirectory, { params: { dirId } }, QUIET), enabled })),
  }).flatMap(({ data }) => (data ? [[data.id, data.name]] : []))
}

/** Versions by their IDs, as far as they are loaded and the operator can read them. */
export function useVersionNames(ids: readonly string[]): Names {
  const enabled = useCan(getFileVersionById)
  return useQueries({
    queries: ids.map((verId) => ({ ...queryFor(getFileVersionById, { params: { verId } }, QUIET), enabled })),
  }).flatMap(({ data }) => (data ? [[data.id, `Version ${data.number}`]] : []))
}

/** Names of files in unknown directories by their IDs; a file that no longer exists is named as deleted. */
export function useLooseFileNames(ids: readonly string[]): Names {
  const enabled = useCan(listAllFiles) && ids.length > 0
  const { data } = useQuery({ ...queryForAll(listAllFiles, { query: { sort: 'name' } }, QUIET), enabled })
  if (!data) return []
  const known = new Map(data.map(({ id, name }) => [id, name]))
  return ids.map((id) => [id, known.get(id) ?? `Deleted file ${id}`])
}
