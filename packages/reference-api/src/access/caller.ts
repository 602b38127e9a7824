import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'

/** The operator who makes a call, and what that operator may do now. */
export interface Caller {
  readonly id: string
  readonly accountId: string
  readonly isActive: boolean
  /** As it is written into records and history. */
  readonly person: PersonRef
  readonly permissions: ReadonlySet<string>
  readonly subjectTypes: ReadonlySet<SubjectType>
}

interface CallerRow {
  accountId: string
  email: string
  name: string
  isActive: boolean
  roles: { resources: string[]; subjectTypes: SubjectType[] }[]
}

/**
 * Reads the operator anew with each call, so that a suspension, a lost role or a reset password takes effect at once.
 * Who must choose a new password is signed in nowhere.
 */
export async function findCaller(db: Database, id: string): Promise<Caller | undefined> {
  const { rows } = await sql<CallerRow>`
    select account_id, email, given_name || ' ' || family_name as name, status = 'ACTIVE' as is_active,
      coalesce((
        select jsonb_agg(jsonb_build_object('resources', resources, 'subjectTypes', subject_types))
        from operator_role join role on role.id = role_id where operator_id = operator.id
      ), '[]') as roles
    from operator where id = ${id} and credential_state <> 'RESET_REQUIRED'
  `.execute(db)
  const row = rows[0]
  return row && toCaller(id, row)
}

const toCaller = (id: string, row: CallerRow): Caller => ({
  id,
  accountId: row.accountId,
  isActive: row.isActive,
  person: { id, email: row.email, name: row.name },
  permissions: new Set(row.roles.flatMap(({ resources }) => resources)),
  subjectTypes: new Set(row.roles.flatMap(({ subjectTypes }) => subjectTypes)),
})
