import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { calculateJwkThumbprint } from 'jose'
import { z } from 'zod'
import type { DataBody } from '../database/tables.ts'
import { isWeak } from './key-strength.ts'

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

const listOf = (body: DataBody | undefined) => Keys.safeParse(body).data?.keys ?? []

/** Ids of the keys in a subject's `jwk` part. */
export const keyIdsOf = (body: DataBody | undefined): string[] => listOf(body).map(({ kid }) => kid)

function readKey(jwk: JsonWebKey, source: string): KeyObject {
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    throw new ApiError('VALIDATION_FAILED', {
      details: [fieldDetail(source, 'INVALID_VALUE', 'This is not a valid public key.')],
    })
  }
}

/** Rejects weak and invalid keys, and adds each key's thumbprint (RFC 7638). */
export async function withThumbprints(body: DataBody): Promise<DataBody> {
  const keys = await Promise.all(
    listOf(body).map(async ({ thumbprint, ...jwk }, index) => {
      const source = `/keys/${index}`
      const key = readKey(jwk, source)
      if (isWeak(key)) {
        throw new ApiError('KEY_WEAK', {
          details: [
            fieldDetail(source, 'KEY_WEAK', 'Use an RSA key of 2048 bits or more, or an elliptic curve.'),
          ],
        })
      }
      return { ...jwk, thumbprint: await calculateJwkThumbprint(key) }
    }),
  )
  return { ...body, keys }
}
