import type { IdentityType, ProfileStatus } from '@portal/contract/care/profile.ts'
import type { CareCase, MaskedCard } from '@portal/contract/care/profile-schemas.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { ColumnType, Generated } from 'kysely'

export interface ConsumerProfileTable {
  id: string
  accountId: string
  status: ProfileStatus
  maskedEmail: string | null
  maskedPhone: string | null
  maskedName: string
  /** Passed as text: the driver would turn an array into a PostgreSQL array. */
  cards: ColumnType<MaskedCard[], string, never>
  deviceCount: number
  pendingTransactionCount: number
  sealedDetails: Buffer | null
  lastUsedAt: Date | null
  createdAt: Date
  /** Set by the database, as is the time. */
  revision: Generated<number>
  updatedAt: Generated<Date>
}

interface ConsumerIdentityTable {
  profileId: string
  accountId: string
  valueHash: Buffer
  /** `null` for the main address and number: the profile itself has their masks. */
  identityType: IdentityType | null
  masked: string | null
}

interface ProfileCaseTable {
  operatorId: string
  profileId: string
  maskedIdentity: string
  careCase: CareCase
  at: Generated<Date>
}

export interface ProfileDeletionTable {
  profileId: string
  accountId: string
  deletedAt: Date
  deletedBy: PersonRef
  operatorId: string
  requestId: string
  maskedIdentity: string
  changeReason: string
  careCase: CareCase
  cardCount: number
  deviceCount: number
}

export interface ProfileTables {
  consumerProfile: ConsumerProfileTable
  consumerIdentity: ConsumerIdentityTable
  profileCase: ProfileCaseTable
  profileDeletion: ProfileDeletionTable
  deletedIdentity: { profileId: string; accountId: string; valueHash: Buffer }
}
