import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { createSecret, listSecrets, revokeSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { maskedSecret, secretStore, secretView } from './secret-store.ts'
import { type SubjectRow, subjectStore } from './subject-store.ts'

const MAX_LIFETIME_YEARS = 2

function readExpiry(expiresAt: string | undefined): Date | null {
  if (expiresAt === undefined) return null
  const expiry = new Date(expiresAt)
  const limit = new Date()
  limit.setUTCFullYear(limit.getUTCFullYear() + MAX_LIFETIME_YEARS)
  if (expiry > new Date() && expiry <= limit) return expiry
  throw new ApiError('VALIDATION_FAILED', {
    details: [fieldDetail('/expiresAt', 'OUT_OF_RANGE', 'Choose a time within the next two years.')],
  })
}

/** Secrets appear in the history of their subject, masked. */
const recordedFor = ({ id, revision }: SubjectRow, changes: HistoryChange[], changeReason?: string) => ({
  entity: 'subject' as const,
  entityId: id,
  revision,
  changes,
  changeReason,
})

export function serveSecrets(api: Api): void {
  serve(api, listSecrets, async ({ db, caller, params }) => {
    const subject = await subjectStore(db, caller.accountId).get(params.subjectId)
    const rows = await secretStore(db, { accountId: caller.accountId, subjectId: subject.id }).list()
    return { body: { items: rows.map(secretView) }, recorded: recordedFor(subject, []) }
  })

  serve(api, createSecret, async ({ db, caller, params, body }) => {
    const subject = await subjectStore(db, caller.accountId).lock(params.subjectId)
    const store = secretStore(db, { accountId: caller.accountId, subjectId: subject.id })
    const expiresAt = readExpiry(body.expiresAt)
    const { row, value } = await store.create({ purpose: body.purpose, expiresAt, by: caller.person })
    const change: HistoryChange = { path: `/secrets/${row.id}`, op: 'ADD', after: maskedSecret(row.lastFour) }
    return {
      body: { ...secretView(row), value },
      location: `/subjects/${subject.id}/secrets/${row.id}`,
      recorded: recordedFor(subject, [change], body.changeReason),
    }
  })

  serve(api, revokeSecret, async ({ db, caller, params, changeReason }) => {
    const subject = await subjectStore(db, caller.accountId).lock(params.subjectId)
    const store = secretStore(db, { accountId: caller.accountId, subjectId: subject.id })
    const row = await store.revoke(params.secretId)
    const change: HistoryChange = {
      path: `/secrets/${row.id}`,
      op: 'REMOVE',
      before: maskedSecret(row.lastFour),
    }
    return { body: undefined, recorded: recordedFor(subject, [change], changeReason) }
  })
}
