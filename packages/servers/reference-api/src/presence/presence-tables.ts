import type { EditedKind } from '@portal/contract/presence/edited-record.ts'
import type { Generated } from 'kysely'

export interface PresenceTables {
  editor: {
    accountId: string
    kind: EditedKind
    recordId: string
    operatorId: string
    seenAt: Generated<Date>
  }
}
