import type { Pool } from 'pg'

/** A user of the portal, as the reference API stores it. */
export interface Operator {
  id: string
  email: string
  givenName: string
  familyName: string
  status: 'ACTIVE' | 'SUSPENDED'
  credentialState: 'INVITED' | 'CONFIRMED' | 'RESET_REQUIRED'
}

interface TokenFacts {
  operatorId: string
  /** In seconds. */
  issuedAt: number
  sessionId: string
}

export interface Accounts {
  /**
   * `undefined` when the operator is suspended. Read for every decision, so that a suspension takes effect
   * immediately.
   */
  findActive(id: string): Promise<Operator | undefined>
  /** The same for the holder of a token: `undefined` once its session or password has ended. */
  findSignedIn(token: TokenFacts): Promise<Operator | undefined>
  findByEmail(email: string): Promise<Operator | undefined>
  /** Does nothing for suspended operators. */
  recordSignIn(id: string): Promise<void>
}

const columns = `id, email, given_name as "givenName", family_name as "familyName", status,
  credential_state as "credentialState"`

export function createAccounts(database: Pool): Accounts {
  const findOne = async (condition: string, ...values: (string | number)[]) => {
    const { rows } = await database.query<Operator>(
      `select ${columns} from public.operator where ${condition}`,
      values,
    )
    return rows[0]
  }
  return {
    findActive: (id) => findOne(`id = $1 and status = 'ACTIVE'`, id),
    findSignedIn: ({ operatorId, issuedAt, sessionId }) =>
      findOne(
        `id = $1 and status = 'ACTIVE' and floor(extract(epoch from valid_from)) <= $2
         and not exists (select from public.ended_session where ended_session.id = $3)`,
        operatorId,
        issuedAt,
        sessionId,
      ),
    findByEmail: (email) => findOne('email = $1', email),
    async recordSignIn(id) {
      await database.query(
        `update public.operator set last_sign_in_at = now() where id = $1 and status = 'ACTIVE'`,
        [id],
      )
    },
  }
}
