import type { PersonRef } from '@portal/contract/formats.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'

/** In words, and in one zone for everybody: the reader's own is not known here. */
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })

interface Revisioned {
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: Pick<PersonRef, 'name'>
}

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/** Whether If-None-Match names the present state, so that nothing needs to be sent. */
export function isUnchanged(header: string | undefined, revision: number): boolean {
  return header !== undefined && tagsOf(header).some((tag) => tag.replace(/^W\//, '') === entityTag(revision))
}

const conflictWith = ({ revision, updatedAt, updatedBy }: Revisioned, header: string) =>
  new ApiError('REVISION_CONFLICT', {
    headers: { etag: entityTag(revision) },
    details: [
      {
        reason: 'REVISION_CONFLICT',
        sourceType: 'HEADER',
        source: header,
        message: `${updatedBy.name} changed it on ${moments.format(updatedAt)}.`,
      },
    ],
  })

/** Throws REVISION_CONFLICT, naming who was faster, when If-Match names another state than the present one. */
export function requireMatch(header: string | undefined, present: Revisioned): void {
  const tag = entityTag(present.revision)
  if (header === undefined || tagsOf(header).some((one) => one === '*' || one === tag)) return
  throw conflictWith(present, 'If-Match')
}

/**
 * The same for what nobody may do to a record that they have not seen: without the revision that was seen in If-Match,
 * throws PRECONDITION_REQUIRED (contract 5).
 */
export function requireSeenRevision(header: string | undefined, present: Revisioned): void {
  if (header === undefined || tagsOf(header).includes('*')) throw new ApiError('PRECONDITION_REQUIRED')
  requireMatch(header, present)
}

/** Throws REVISION_CONFLICT when `If-None-Match: *` asks that there be no such record, and there is. */
export function requireAbsent(header: string | undefined, present: Revisioned): void {
  if (header !== undefined && tagsOf(header).includes('*')) throw conflictWith(present, 'If-None-Match')
}
