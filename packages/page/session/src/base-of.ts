import type { Endpoint } from '@portal/contract/endpoint.ts'
import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'
import { callsOfSquad } from '@portal/contract/squad-calls.ts'

/** The address of the server of a call; `api` is that of the product API with the account. */
export function baseOf({ squad, service }: Pick<Endpoint, 'squad' | 'service'>, api: string): string {
  if (squad !== undefined) return callsOfSquad(squad)
  return service ? RELEASE_SERVICE : api
}
