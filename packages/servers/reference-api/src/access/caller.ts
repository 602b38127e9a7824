import { endedAmong } from '@portal/accounts/sessions/ended-sessions.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { Bearer } from '@portal/server-common/access/bearer.ts'
import { sql } from 'kysely'
import { readTogether } from '../database/read-together.ts'
import type { Database } from '../database/tables.ts'

/** The operator who makes a call, with their current rights. */
export interface Caller {
  readonly id: string
  readonly accountId: string
  /** Id of the account's SRC system. */
  readonly systemSubjectId: string
  readonly isActive: boolean
  /** As stored in records and history. */
  readonly person: PersonRef
  readonly permissions: ReadonlySet<string>
  readonly subjectTypes: ReadonlySet<SubjectType>
}

/** The operator and session of the call's token, and the subject of the call, if any. */
interface Question extends Bearer {
  readonly subjectId?: string | undefined
}

interface Found {
  readonly caller: Caller
  /** Neither the token's session nor its password has ended. */
  readonly isSignedIn: boolean
  /** Type of the subject; `undefined` when the caller's account has no subject with this ID. */
  readonly subjectType: SubjectType | undefined
}

export type CallerFinder = (question: Question) => Promise<Found | undefined>

interface CallerRow {
  id: string
  accountId: string
  systemSubjectId: string
  email: string
  name: string
  isActive: boolean
  /** In seconds, like the issue time of a token. */
  validFrom: number
  roles: { resources: string[]; subjectTypes: SubjectType[] }[]
  /** Types of the requested subjects in the account, by id. */
  typesOfSubjects: Partial<Record<string, SubjectType>> | null
  /** Requested sessions that have ended. */
  endedSessions: string[]
}

async function findCallers(db: Database, questions: readonly Question[]) {
  // As JSON: PostgreSQL replans a query with array parameters each time, which takes three times as long as running
  // it.
  const { rows } = await sql<CallerRow>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(questions)})
        as question ("operatorId" uuid, "sessionId" text, "subjectId" text)
    )
    select operator.id, account_id, system_subject_id, email, given_name || ' ' || family_name as name,
      operator.status = 'ACTIVE' as is_active, floor(extract(epoch from valid_from))::float8 as valid_from,
      coalesce((
        select json_agg(json_build_object('resources', resources, 'subjectTypes', subject_types))
        from operator_role join role on role.id = role_id where operator_id = operator.id
      ), '[]') as roles,
      (
        select json_object_agg(subject.id, subject.type) from subject
        where subject.account_id = operator.account_id and subject.id in (select "subjectId" from asked)
      ) as types_of_subjects,
      ${endedAmong(sql`select "sessionId" from asked`)} as ended_sessions
    from operator join account on account.id = operator.account_id
    where operator.id in (select "operatorId" from asked) and credential_state <> 'RESET_REQUIRED'
  `.execute(db)
  const found = new Map(
    rows.map((row) => {
      const typeOf = new Map(Object.entries(row.typesOfSubjects ?? {}))
      return [row.id, { row, typeOf, caller: toCaller(row) }]
    }),
  )
  return ({ operatorId, issuedAt, sessionId = '', subjectId = '' }: Question): Found | undefined => {
    const one = found.get(operatorId)
    return (
      one && {
        caller: one.caller,
        isSignedIn: issuedAt >= one.row.validFrom && !one.row.endedSessions.includes(sessionId),
        subjectType: one.typeOf.get(subjectId),
      }
    )
  }
}

const toCaller = ({ id, accountId, systemSubjectId, isActive, email, name, roles }: CallerRow): Caller => ({
  id,
  accountId,
  systemSubjectId,
  isActive,
  person: { id, email, name },
  permissions: new Set(roles.flatMap(({ resources }) => resources)),
  subjectTypes: new Set(roles.flatMap(({ subjectTypes }) => subjectTypes)),
})

/**
 * Reads the operator on each call, so that a suspension, a lost role, a sign-out or a reset password takes effect
 * immediately. An operator who must choose a new password is not signed in anywhere.
 */
export const callerFinder = (db: Database): CallerFinder =>
  readTogether((questions: readonly Question[]) => findCallers(db, questions))

/** Reads the operator with this ID as a call would. */
export async function findCaller(db: Database, operatorId: string): Promise<Caller | undefined> {
  const question = { operatorId, issuedAt: 0 }
  const answerTo = await findCallers(db, [question])
  return answerTo(question)?.caller
}
