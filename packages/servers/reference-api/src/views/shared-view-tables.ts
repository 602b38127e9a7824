import type { PersonRef } from '@portal/contract/formats.ts'
import type { ViewState } from '@portal/contract/views/view-state.ts'
import type { Generated } from 'kysely'

export interface SharedViewTable {
  id: string
  accountId: string
  list: string
  name: string
  state: ViewState
  owner: PersonRef
  revision: Generated<number>
  updatedAt: Generated<Date>
}

export interface SharedViewTables {
  sharedView: SharedViewTable
}
