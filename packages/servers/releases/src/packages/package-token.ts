import { z } from 'zod'
import { failedAs } from '../release-error.ts'
import { seal, unseal } from '../signing/seal.ts'
import type { Signer, Trust } from '../signing/signatures.ts'

const PACKAGE_TOKEN = 'portal.package-token/1'

/** A working day. */
const HOURS = 8

const Grant = z.object({ schema: z.literal(PACKAGE_TOKEN), for: z.string(), expiresAt: z.string() })

/** A token that reads packages and nothing else. Every service that trusts the key knows it. */
export function packageTokenFor(signer: Signer, person: string): { token: string; expiresAt: string } {
  const expiresAt = new Date(Date.now() + HOURS * 3_600_000).toISOString()
  const grant = { schema: PACKAGE_TOKEN, for: person, expiresAt } satisfies z.infer<typeof Grant>
  return { token: seal(signer, PACKAGE_TOKEN, grant).toString('base64url'), expiresAt }
}

/** Whose token this is; `undefined` unless it is a valid one. */
export function ownerOfPackageToken(trust: Trust, token: string): string | undefined {
  try {
    const grant = unseal(trust, PACKAGE_TOKEN, Grant, Buffer.from(token, 'base64url'), 'The token')
    return Date.now() < Date.parse(grant.expiresAt) ? grant.for : undefined
  } catch (error) {
    if (failedAs('corrupt', error)) return undefined
    throw error
  }
}
