import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** Throws when the caller of `request` makes too many calls. */
export type Brake = (request: FastifyRequest) => Promise<void>

/** Makes brakes that count the calls of one operator in a window of time. */
export type BrakeMaker = (limit: { readonly max: number; readonly timeWindow: number }) => Brake

export async function brakeMaker(app: FastifyInstance): Promise<BrakeMaker> {
  await app.register(rateLimit, { global: false })
  return (limit) => {
    const count = app.createRateLimit({
      ...limit,
      keyGenerator: (request) => request.caller?.id ?? request.ip,
    })
    return async (request) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      throw new ApiError('RATE_LIMIT_EXCEEDED', { headers: { 'retry-after': String(state.ttlInSeconds) } })
    }
  }
}
