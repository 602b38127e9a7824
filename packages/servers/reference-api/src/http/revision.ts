import type { PersonRef } from '@portal/contract/formats.ts'
import { entityTag } from '@portal/contract/headers.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'

/** In UTC for everybody: the server does not know the reader's time zone. */
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

interface Revisioned {
  readonly revision: number
  readonly updatedAt: Date
  readonly updatedBy: Pick<PersonRef, 'name'>
}

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/** Whether If-None-Match names the current state, so that no body is sent. */
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

/** Throws REVISION_CONFLICT, naming who made the other change, when If-Match names an outdated state. */
export function requireMatch(header: string | undefined, present: Revisioned): void {
  const tag = entityTag(present.revision)
  if (header === undefined || tagsOf(header).some((one) => one === '*' || one === tag)) return
  throw conflictWith(present, 'If-Match')
}

/**
 * Same, for changes that require having seen the record: without a revision in If-Match, throws PRECONDITION_REQUIRED
 * (contract 5).
 */
export function requireSeenRevision(header: string | undefined, present: Revisioned): void {
  if (header === undefined || tagsOf(header).includes('*')) throw new ApiError('PRECONDITION_REQUIRED')
  requireMatch(header, present)
}

/** Throws REVISION_CONFLICT when `If-None-Match: *` is sent and the record exists. */
export function requireAbsent(header: string | undefined, present: Revisioned): void {
  if (header !== undefined && tagsOf(header).includes('*')) throw conflictWith(present, 'If-None-Match')
}
