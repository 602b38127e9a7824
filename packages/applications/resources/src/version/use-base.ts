import { getFileVersion, listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import type { File, FileVersion, FileVersionSummary } from '@portal/contract/resources/file-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { can, queryFor } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { BASE_PARAMETER } from './new-version-address.ts'

/** What a new version starts from: another version, or nothing. */
export interface Base {
  readonly version: FileVersion | undefined
  /** Still loading. */
  readonly isPending: boolean
  readonly versions: readonly FileVersionSummary[]
  choose(id: string): void
}

/** The address value for starting from nothing. */
const EMPTY = 'empty'

/** The version a new one is based on: the one in the address, or the live one. */
export function useBase(file: File): Base {
  const { dirId, id: fileId, currentVersionId, newestVersionId } = file
  const [params, setParams] = useSearchParams()
  const asked = params.get(BASE_PARAMETER) ?? currentVersionId ?? newestVersionId
  const { data: versions = [] } = useQuery({
    ...queryForAll(listFileVersions, { params: { dirId, fileId } }),
    enabled: can(listFileVersions),
  })
  const isWanted = asked !== EMPTY && can(getFileVersion)
  const { data, error, isPending } = useQuery({
    ...queryFor(getFileVersion, { params: { dirId, fileId, verId: asked } }, { errors: 'here' }),
    enabled: isWanted,
  })
  if (error) throw error
  return {
    isPending: isWanted && isPending,
    version: isWanted ? data : undefined,
    versions,
    choose(id) {
      const next = new URLSearchParams(params)
      next.set(BASE_PARAMETER, id || EMPTY)
      setParams(next, { replace: true })
    },
  }
}
