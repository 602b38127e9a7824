import { getDirectory, getFile } from '@portal/contract/resources/file-endpoints.ts'
import { resourceData } from '@portal/contract/subjects/resource-data.ts'
import { queryFor, useCan } from '@portal/session'
import { useQueries } from '@tanstack/react-query'

const QUIET = { errors: 'nowhere' } as const

const itemsOf = (body: unknown) => resourceData.safeParse(body).data?.items ?? []

const unique = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Names of the directories and files in versions of a subject's resource files, by ID. IDs that are still loading
 * or that the operator cannot read are missing.
 */
export function useFileNames(...bodies: readonly unknown[]): ReadonlyMap<string, string> {
  const items = bodies.flatMap(itemsOf)
  const mayReadFiles = useCan(getFile)
  const mayReadDirectories = useCan(getDirectory)
  const directories = unique(items.map(({ dirId }) => dirId))
  const files = unique(items.map(({ fileId }) => fileId))
  const dirOf = new Map(items.map(({ fileId, dirId }) => [fileId, dirId]))
  const read = [
    ...useQueries({
      queries: directories.map((dirId) => ({
        ...queryFor(getDirectory, { params: { dirId } }, QUIET),
        enabled: mayReadDirectories,
      })),
    }),
    ...useQueries({
      queries: files.map((fileId) => ({
        ...queryFor(getFile, { params: { dirId: dirOf.get(fileId) ?? '', fileId } }, QUIET),
        enabled: mayReadFiles,
      })),
    }),
  ]
  return new Map(read.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])))
}
