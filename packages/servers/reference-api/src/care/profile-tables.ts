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
  /** Handed over as text: the driver would take an array for PostgreSQL's own. */
  cards: ColumnType<MaskedCard[], string, never>
  deviceCount: number
  pendingTransactionCount: number
  sealedDetails: Buffer | null
  lastUsedAt: Date | null
  createdAt: Date
  /** Kept by the database, as is the time. */
  revision: Generated<number>
  updatedAt: Generated<Date>
}

interface ConsumerIdentityTable {
  profileId: string
  accountId: string
  valueHash: Buffer
  /** Of the main address and number, the profile itself has the masks. */
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
