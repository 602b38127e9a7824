import type { Reply } from '@portal/server-common/http/reply.ts'
import { sealText, unsealText } from '../sealed-text.ts'

/** Encrypts an answer, which may hold what is shown once only, so that nobody without `secret` can read it. */
export const seal = (secret: string, reply: Reply): Buffer =>
  sealText(secret, 'kept reply', JSON.stringify(reply))

export const unseal = (secret: string, sealed: Buffer): Reply =>
  JSON.parse(unsealText(secret, 'kept reply', sealed))
