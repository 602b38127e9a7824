import { getFile } from '@portal/contract/resources/file-endpoints.ts'
import { resourceData } from '@portal/contract/subjects/resource-data.ts'
import { queryFor, useCan } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { useDirectoryNames, useVersionNames } from './use-names-by-id.ts'

const itemsOf = (body: unknown) => resourceData.safeParse(body).data?.items ?? []

const unique = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Names of the directories, files and versions in states of a subject's resource files, by ID. IDs that are still
 * loading or that the operator cannot read are missing.
 */
export function useFileNames(...bodies: readonly unknown[]): ReadonlyMap<string, string> {
  const items = bodies.flatMap(itemsOf)
  const enabled = useCan(getFile)
  const dirOf = new Map(items.map(({ fileId, dirId }) => [fileId, dirId]))
  const directories = useDirectoryNames(unique(items.map(({ dirId }) => dirId)))
  const versions = useVersionNames(unique(items.flatMap(({ verId }) => verId ?? [])))
  const files = useQueries({
    queries: [...dirOf].map(([fileId, dirId]) => ({
      ...queryFor(getFile, { params: { dirId, fileId } }, { errors: 'nowhere' }),
      enabled,
    })),
  }).flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))
  return new Map([...directories, ...files, ...versions])
}
