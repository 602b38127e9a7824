import type { ProfileStatus } from '@portal/contract/care/profile.ts'
import type { MaskedCard } from '@portal/contract/care/profile-schemas.ts'
import type { ColumnType } from 'kysely'

export interface ConsumerProfileTable {
  id: string
  accountId: string
  status: ProfileStatus
  maskedEmail: string | null
  maskedPhone: string | null
  maskedName: string
  /** Handed over as text: the driver would take an array for PostgreSQL's own. */
  cards: ColumnType<MaskedCard[], string, never>
  pendingTransactionCount: number
  lastUsedAt: Date | null
  createdAt: Date
}

export interface ProfileTables {
  consumerProfile: ConsumerProfileTable
  consumerIdentity: { profileId: string; accountId: string; valueHash: Buffer }
}
