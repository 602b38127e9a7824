import { getUser } from '../people/user-endpoints.ts'
import { getRole } from '../roles/role-endpoints.ts'
import { getSubject } from '../subjects/subject-endpoints.ts'

/** Kinds of records that are told to be edited. Who may read the record may ask and tell. */
export const EDITED_RECORDS = { operator: getUser, role: getRole, subject: getSubject } as const

export type EditedKind = keyof typeof EDITED_RECORDS

export const EDITED_KINDS = Object.keys(EDITED_RECORDS) as [EditedKind, ...EditedKind[]]

/** Who edits says so this often; who has not said so twice in a row is taken to have left. */
export const ANNOUNCE_EVERY_SECONDS = 20
