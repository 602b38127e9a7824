import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { accessOf, type SessionState } from './session-state.ts'

/** Whether the operator has the permission for an operation; the API has the last word. */
export const createPermissionCheck =
  (current: () => SessionState) =>
  (endpoint: Endpoint, params?: Readonly<Record<string, string>>): boolean => {
    const anyOf = permissionsOf(endpoint, params)
    const state = current()
    if (anyOf === null) return state.status === 'authenticated'
    const { permissions } = accessOf(state)
    return anyOf.some((permission) => permissions.has(permission))
  }
