import type { PersonRef } from '@portal/contract/formats.ts'
import type { IdvConfiguration, IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import type { ColumnType } from 'kysely'
import type { IdvProfileBody } from './idv-profile-body.ts'

interface Written {
  revision: number
  updatedAt: Date
  updatedBy: PersonRef
}

interface Created {
  createdAt: Date
  createdBy: PersonRef
}

export interface IdvProfileTable extends Written, Created {
  accountId: string
  subjectId: string
  type: IdvChannel
  enabled: boolean
  priority: number
  body: IdvProfileBody
}

export interface IdvRuleSetTable extends Written, Created {
  accountId: string
  subjectId: string
  /** Passed as text: the driver would turn an array into a PostgreSQL array. */
  rules: ColumnType<IdvRule[], string, string>
}

export type IdvConfigurationBody = Omit<IdvConfiguration, 'revision' | 'updatedAt' | 'updatedBy'>

export interface IdvConfigurationTable extends Written {
  accountId: string
  subjectId: string
  body: IdvConfigurationBody
}

export interface IdvTables {
  idvProfile: IdvProfileTable
  idvRuleSet: IdvRuleSetTable
  idvConfiguration: IdvConfigurationTable
}
