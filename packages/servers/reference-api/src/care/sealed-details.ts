import type { RevealableField } from '@portal/contract/care/profile.ts'
import { sealText, unsealText } from '../sealed-text.ts'

/** A consumer's address, number and name in full. */
export type ConsumerDetails = Partial<Record<RevealableField, string>>

export const sealDetails = (secret: Buffer, details: ConsumerDetails): Buffer =>
  sealText(secret, 'consumer details', JSON.stringify(details))

export const unsealDetails = (secret: Buffer, sealed: Buffer): ConsumerDetails =>
  JSON.parse(unsealText(secret, 'consumer details', sealed))
