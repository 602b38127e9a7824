import type { newVersion as versionWrite } from '@portal/contract/resources/file-bodies.ts'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { FileVersionTable } from './resource-tables.ts'
import type { FileContent } from './version-lifecycle.ts'

type GivenVersion = z.output<typeof versionWrite>

/** A new draft. */
export function newVersion(
  { accountId, person }: Pick<Caller, 'accountId' | 'person'>,
  place: { readonly fileId: string; readonly number: number },
  content: FileContent,
  { comment, validFrom }: Pick<GivenVersion, 'comment' | 'validFrom'>,
  at = new Date(),
): FileVersionTable {
  return {
    ...place,
    ...content,
    id: uuid(),
    accountId,
    status: 'DRAFT',
    comment: comment ?? null,
    validFrom: validFrom ?? null,
    authorIds: [person.id],
    publishedAt: null,
    publishedBy: null,
    deletedAt: null,
    deletedBy: null,
    deletedReason: null,
    revision: 1,
    createdAt: at,
    createdBy: person,
    updatedAt: at,
    updatedBy: person,
  }
}
