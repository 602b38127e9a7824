import {
  listAllFiles,
  listDirectories,
  listFiles,
  listFileVersions,
} from '@portal/contract/resources/file-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'

/** Without options, the field takes an ID, which the API checks. */
const QUIET = { errors: 'nowhere' } as const

/** All directories as options; none for operators who cannot list them. */
export function useDirectoryOptions() {
  const enabled = useCan(listDirectories)
  const { data = [] } = useQuery({ ...queryForAll(listDirectories, {}, QUIET), enabled })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** The files of a directory as options; none before a directory is chosen. */
export function useFileOptions(dirId: string) {
  const enabled = useCan(listFiles) && dirId !== ''
  const { data = [] } = useQuery({
    ...queryForAll(listFiles, { params: { dirId }, query: { sort: 'name' } }, QUIET),
    enabled,
  })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** The published versions of a file as options, the newest first. */
export function useVersionOptions(dirId: string, fileId: string) {
  const enabled = useCan(listFileVersions) && dirId !== '' && fileId !== ''
  const { data = [] } = useQuery({
    ...queryForAll(
      listFileVersions,
      { params: { dirId, fileId }, query: { status: ['PUBLISHED'], sort: '-number' } },
      QUIET,
    ),
    enabled,
  })
  return data.map(({ id, number, isCurrent }) => ({
    value: id,
    label: `Version ${number}${isCurrent ? ' (current)' : ''}`,
  }))
}

/** All images under Resources as options. */
export function useImageOptions() {
  const enabled = useCan(listAllFiles)
  const { data = [] } = useQuery({
    ...queryForAll(listAllFiles, { query: { sort: 'name' } }, QUIET),
    enabled,
  })
  return data
    .filter(({ contentType }) => contentType.startsWith('image/'))
    .map(({ id, name }) => ({ value: id, label: name }))
}
