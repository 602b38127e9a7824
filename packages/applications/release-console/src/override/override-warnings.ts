import type { InputOf } from '@portal/contract/endpoint.ts'
import { planOverride } from '@portal/contract/releases/release-endpoints.ts'
import { ApiError, call } from '@portal/session'
import { inEnvironment } from '../environment/environment.ts'

/** Warnings about the people and versions of an override before it is created. */
export async function overrideWarnings(
  body: InputOf<typeof planOverride>['body'],
): Promise<readonly string[]> {
  try {
    return (await call(planOverride, { ...inEnvironment, body }, { errors: 'here' })).notes
  } catch (error) {
    // A service that is older than this call.
    if (error instanceof ApiError && error.reason === 'ROUTE_NOT_FOUND') return []
    throw error
  }
}
