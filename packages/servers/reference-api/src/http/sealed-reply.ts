import type { Reply } from '@portal/server-common/http/reply.ts'
import { sealText, unsealText } from '../sealed-text.ts'

/** Encrypts a response, which may contain one-time secrets, so that only holders of `secret` can read it. */
export const seal = (secret: string, reply: Reply): Buffer =>
  sealText(secret, 'kept reply', JSON.stringify(reply))

export const unseal = (secret: string, sealed: Buffer): Reply =>
  JSON.parse(unsealText(secret, 'kept reply', sealed))
