import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import type { Directory } from '@portal/contract/resources/file-schemas.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, queryFor } from '@portal/session'
import { Notice, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { routes } from '../routes.ts'

/** The minimum length of a list search. */
const MIN_LENGTH = 2

/** Warns that the directory has a file with the typed name: a new version of it is usually meant. */
export function KnownName({ directory: { id: dirId } }: { directory: Directory }) {
  const typed: unknown = useWatch({ name: 'name' })
  const name = useDeferredValue(String(typed ?? '').trim())
  const { data } = useQuery({
    ...queryFor(listFiles, { params: { dirId }, query: { q: name, pageSize: 100 } }, { errors: 'nowhere' }),
    enabled: name.length >= MIN_LENGTH && can(listFiles),
  })
  const known = data?.items.find((file) => file.name.toLowerCase() === name.toLowerCase())
  if (!known) return null
  return (
    <Notice kind="warning" title="The directory already has a file with this name">
      <TextLink to={linkTo(routes.versionCreate, { dirId, fileId: known.id })} underlined>
        Add a version of {known.name}
      </TextLink>
    </Notice>
  )
}
