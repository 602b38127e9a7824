import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Database } from '../database/tables.ts'
import type { TemplateBody } from './new-template.ts'
import { requireDispensable, type TemplateOwner } from './template-owner.ts'
import type { TemplateRow } from './template-store.ts'

/** Throws when a change would make a live template a draft, or disable the one that all others fall back on. */
export async function requireKeptLive(
  db: Database,
  owner: TemplateOwner,
  before: TemplateRow,
  { enabled, draft }: TemplateBody,
): Promise<void> {
  if (before.draft) return
  if (draft) {
    throw new ApiError('INVALID_STATE', {
      message: 'A live template cannot become a draft. Disable it instead.',
    })
  }
  if (before.enabled && !enabled) await requireDispensable(db, owner, before)
}
