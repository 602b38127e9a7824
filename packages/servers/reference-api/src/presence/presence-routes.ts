import { announceEditing, endEditing, listEditors } from '@portal/contract/presence/presence-endpoints.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { requireReadable } from './editable-record.ts'
import { editorStore } from './editor-store.ts'

const editorsOf = async (db: Database, caller: Caller, record: EditedRecord) =>
  editorStore(db, caller, await requireReadable(db, caller, record))

/** Who is editing what. Presence changes no record, so nothing is written to the audit trail. */
export function servePresence(api: Api): void {
  serve(api, listEditors, async ({ db, caller, query }) => ({
    body: { items: await (await editorsOf(db, caller, query)).others() },
  }))

  serve(api, announceEditing, async ({ db, caller, body }) => {
    await (await editorsOf(db, caller, body)).announce()
    return { body: undefined }
  })

  serve(api, endEditing, async ({ db, caller, query }) => {
    await (await editorsOf(db, caller, query)).remove()
    return { body: undefined }
  })
}
