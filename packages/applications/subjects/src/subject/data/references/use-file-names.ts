import { getDirectory, getFile, getFileVersionById } from '@portal/contract/resources/file-endpoints.ts'
import { resourceData } from '@portal/contract/subjects/resource-data.ts'
import { queryFor, useCan } from '@portal/session'
import { useQueries } from '@tanstack/react-query'

const QUIET = { errors: 'nowhere' } as const

const itemsOf = (body: unknown) => resourceData.safeParse(body).data?.items ?? []

const unique = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Names of the directories, files and versions in states of a subject's resource files, by ID. IDs that are still
 * loading or that the operator cannot read are missing.
 */
export function useFileNames(...bodies: readonly unknown[]): ReadonlyMap<string, string> {
  const items = bodies.flatMap(itemsOf)
  const mayReadFiles = useCan(getFile)
  const mayReadDirectories = useCan(getDirectory)
  const mayReadVersions = useCan(getFileVersionById)
  const directories = unique(items.map(({ dirId }) => dirId))
  const files = unique(items.map(({ fileId }) => fileId))
  const versions = unique(items.flatMap(({ verId }) => verId ?? []))
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
  const readVersions = useQueries({
    queries: versions.map((verId) => ({
      ...queryFor(getFileVersionById, { params: { verId } }, QUIET),
      enabled: mayReadVersions,
    })),
  })
  return new Map([
    ...read.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])),
    ...readVersions.flatMap(({ data }) => (data ? [[data.id, `Version ${data.number}`] as const] : [])),
  ])
}
