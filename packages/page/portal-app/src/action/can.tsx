import type { Endpoint } from '@portal/contract/endpoint.ts'
import { useCan } from '@portal/session'
import type { ReactNode } from 'react'

interface CanProps {
  readonly call: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** Shows its children only to operators who can make the call. */
export function Can({ call, params, children }: CanProps) {
  return useCan(call, params) ? children : null
}
