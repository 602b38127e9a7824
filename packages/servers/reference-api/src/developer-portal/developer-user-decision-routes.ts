import {
  enableDeveloperUsers,
  rejectDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import {
  type DeveloperDecision,
  refusalToDecide,
} from '@portal/contract/developer-portal/developer-user-rules.ts'
import type { BulkResult } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { ERROR_REASONS } from '@portal/contract/error-reasons.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { type NewMail, writeEmails } from '../mail/mail-store.ts'
import { recordedDeveloperUser } from './changed-developer-user.ts'
import { accessGrantedMail, accessRejectedMail } from './developer-user-emails.ts'
import { decide } from './developer-user-lifecycle.ts'
import { type DeveloperUserRow, developerUserStore } from './developer-user-store.ts'
import { developerUserFacts } from './developer-user-view.ts'

interface Change {
  readonly before: DeveloperUserRow
  readonly after: DeveloperUserRow
}

interface Order {
  readonly status: DeveloperDecision
  readonly reason: string | undefined
  readonly mail: (user: DeveloperUserRow) => NewMail
}

/** Applies a decision to each of the users whose state allows it. */
async function decideAll(
  db: Database,
  { accountId, person }: Caller,
  users: readonly DeveloperUserRow[],
  { status, reason, mail }: Order,
): Promise<Change[]> {
  const store = developerUserStore(db, accountId)
  const changes: Change[] = []
  for (const before of users) {
    if (refusalToDecide(before, status)) continue
    const decided = decide(before, status, { by: person, at: new Date(), reason })
    changes.push({ before, after: await store.save(decided, person) })
  }
  await writeEmails(
    db,
    accountId,
    changes.map(({ after }) => mail(after)),
  )
  return changes
}

/** The result for one user, from the state before. */
function resultOf(id: string, before: DeveloperUserRow | undefined, status: DeveloperDecision): BulkResult {
  if (!before) return { id, ok: false, reason: 'USER_NOT_FOUND', message: ERROR_REASONS.USER_NOT_FOUND[1] }
  const refusal = refusalToDecide(before, status)
  return refusal ? { id, ok: false, ...refusal } : { id, ok: true }
}

async function answer(db: Database, caller: Caller, ids: readonly string[], order: Order) {
  const users = await developerUserStore(db, caller.accountId).lockAll(ids)
  const changes = await decideAll(db, caller, users, order)
  return {
    body: {
      items: ids.map((id) =>
        resultOf(
          id,
          users.find((user) => user.id === id),
          order.status,
        ),
      ),
    },
    recorded: changes.map(({ before, after }) =>
      recordedDeveloperUser(
        after,
        { before: developerUserFacts(before), after: developerUserFacts(after) },
        order.reason,
      ),
    ),
  }
}

export function serveDeveloperDecisions(api: Api): void {
  serve(api, enableDeveloperUsers, ({ db, caller, body: { ids, changeReason: reason } }) =>
    answer(db, caller, ids, { status: 'ENABLED', reason, mail: accessGrantedMail }),
  )

  serve(api, rejectDeveloperUsers, ({ db, caller, body: { ids, changeReason: reason } }) =>
    answer(db, caller, ids, { status: 'REJECTED', reason, mail: accessRejectedMail }),
  )
}
