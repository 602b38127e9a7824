import { EDITED_RECORDS, type EditedKind } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { idOfRecord } from '@portal/routing/id-of-record.ts'
import { recordsAt } from '@portal/routing/records-at.ts'
import { can } from '@portal/session'
import { use } from 'react'
import { useParams } from 'react-router-dom'
import { AppContext } from '../app/app-context.ts'
import { systemSubjectId } from '../app/system-subject-id.ts'
import { RowContext } from '../screen/row-context.ts'

const isEdited = (entity: string): entity is EditedKind => entity in EDITED_RECORDS

/** The record of the current screen, where editors are shown and the operator has permission to see them. */
export function useRecordOfScreen(): EditedRecord | undefined {
  const { records } = use(AppContext)
  const row = use(RowContext)
  // An address without a subject is about the SRC system.
  const params = { subjectId: systemSubjectId, ...useParams() }
  const [nearest] = row ? recordsAt(records, row) : []
  const kind = nearest?.audit?.entity
  const id = nearest && idOfRecord(nearest, params)
  return kind && id && isEdited(kind) && can(EDITED_RECORDS[kind]) ? { kind, id } : undefined
}
