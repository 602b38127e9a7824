import { CHANGE_REASON } from '@portal/contract/headers.ts'
import * as endpoints from '@portal/contract/releases/release-endpoints.ts'
import { failedAs } from '../release-error.ts'
import type { OverrideOperations } from './release-operations.ts'
import type { CallService } from './service-caller.ts'

/** The operations on overrides, through a service. */
export function remoteOverrides(call: CallService, environment: string): OverrideOperations {
  const params = { environment }
  return {
    overrides: async () => (await call(endpoints.listOverrides, { params })).items,
    async planOverride({ person, alsoFor = [], versions }) {
      const body = { person, alsoFor: [...alsoFor], versions: { ...versions } }
      try {
        return (await call(endpoints.planOverride, { params, body })).notes
      } catch (error) {
        // A service that is older than this call.
        if (failedAs('absent', error)) return []
        throw error
      }
    },
    createOverride: ({ person, alsoFor, versions, hours, reason: changeReason }) =>
      call(endpoints.createOverride, {
        params,
        body: {
          person,
          ...(alsoFor && { alsoFor: [...alsoFor] }),
          versions: { ...versions },
          hours,
          changeReason,
        },
      }),
    async revokeOverride(overrideId, reason) {
      const headers = { [CHANGE_REASON]: encodeURIComponent(reason) }
      await call(endpoints.revokeOverride, { params: { ...params, overrideId } }, { headers })
    },
  }
}
