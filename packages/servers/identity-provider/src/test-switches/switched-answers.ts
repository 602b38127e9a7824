import { setTimeout as delay } from 'node:timers/promises'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT } from 'jose'
import type { Middleware } from 'koa'
import { paths } from '../provider/provider-configuration.ts'
import type { SigningKey } from '../provider/signing-keys.ts'
import type { SwitchBoard } from './switches.ts'

const dates = ['iat', 'nbf', 'exp', 'auth_time']

/** Shifts all dates of a token. Removes the hash of the access token, which changes as well. */
function shifted({ at_hash: _stale, ...claims }: JWTPayload, seconds: number): JWTPayload {
  const moved = dates.flatMap((name) => {
    const at = claims[name]
    return typeof at === 'number' ? [[name, at + seconds]] : []
  })
  return { ...claims, ...Object.fromEntries(moved) }
}

/** The same token with other dates, signed with `key`. */
async function resigned(token: string, key: SigningKey, skew: number): Promise<string> {
  const { typ } = decodeProtectedHeader(token)
  return new SignJWT(shifted(decodeJwt(token), skew))
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, ...(typ && { typ }) })
    .sign(key.privateJwk, {})
}

async function resignAll(tokens: object, key: SigningKey, skew: number): Promise<object> {
  const entries = Object.entries(tokens).map(async ([name, value]) =>
    name === 'access_token' || name === 'id_token' ? [name, await resigned(value, key, skew)] : [name, value],
  )
  return Object.fromEntries(await Promise.all(entries))
}

interface Keys {
  readonly usual: SigningKey
  /** Replaces the usual one while its switch is on. */
  readonly other: SigningKey
}

/** Falsifies answers according to the switches. */
export function switchedAnswers(board: SwitchBoard, { usual, other }: Keys): Middleware {
  return async (ctx, next) => {
    const { failures, keySetDelayMs, clockSkewSeconds, newKey } = board.now
    const failure = failures[ctx.path]
    if (failure !== undefined) {
      ctx.status = failure
      ctx.body = { error: 'server_error' }
      return
    }
    await next()
    if (ctx.path === paths.jwks) {
      await delay(keySetDelayMs)
      if (newKey) ctx.body = { keys: [other.publicJwk] }
    }
    const isAltered = clockSkewSeconds !== 0 || newKey
    if (ctx.path === paths.token && ctx.status === 200 && isAltered)
      ctx.body = await resignAll(recordOf(ctx.body), newKey ? other : usual, clockSkewSeconds)
  }
}
