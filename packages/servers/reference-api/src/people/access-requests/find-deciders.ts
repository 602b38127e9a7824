import { operators } from '@portal/accounts/operators/operators.ts'
import { declineAccessRequest } from '@portal/contract/people/access-request-endpoints.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { canSignIn } from '../administrators.ts'
import { canDecide, type RequestWithRights } from './decidable-requests.ts'

/** People who get a mail about a request, of those who can decide on it. */
const MAX_MAILED = 20

interface Rights {
  readonly resources: string[]
  readonly subjectTypes: SubjectType[]
}

const rights = sql<Rights[]>`(
  select jsonb_agg(jsonb_build_object('resources', resources, 'subjectTypes', subject_types))
  from operator_role join role on role.id = role_id where operator_id = operator.id
)`.as('rights')

const givesRoles = sql<boolean>`exists (
  select from operator_role join role on role.id = role_id
  where operator_id = operator.id and ${String(declineAccessRequest.permission)} = any(resources)
)`

/** People to mail about a request: those who were here most recently. */
export async function findDeciders(db: Database, accountId: string, request: RequestWithRights) {
  const people = await operators(db)
    .select(['email', 'givenName', rights])
    .where('accountId', '=', accountId)
    .where(canSignIn)
    .where(givesRoles)
    .orderBy(sql`last_sign_in_at desc nulls last`)
    .orderBy('id')
    .execute()
  return people
    .filter(({ email, rights: held }) =>
      canDecide(request, {
        email,
        permissions: new Set(held.flatMap(({ resources }) => resources)),
        subjectTypes: new Set(held.flatMap(({ subjectTypes }) => subjectTypes)),
      }),
    )
    .slice(0, MAX_MAILED)
}
