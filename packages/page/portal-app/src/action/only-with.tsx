import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import { useCan } from '@portal/session'
import { LockedPart } from '@portal/ui'
import type { ReactNode } from 'react'

export interface OnlyWithProps {
  readonly call: Endpoint
  /** Often a form, which would overwrite a record that the operator cannot read. */
  readonly children?: ReactNode
}

/** Shows its children to operators who can make the call; tells others which permission is missing. */
export function OnlyWith({ call, children }: OnlyWithProps) {
  return useCan(call) ? children : <LockedPart reason={`Needs ${permissionsOf(call)?.join(' or ')}`} />
}
