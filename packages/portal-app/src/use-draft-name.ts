import type { Endpoint } from '@portal/contract/endpoint.ts'
import { useSession } from '@portal/session'
import type { DraftName } from '@portal/ui/form'

/** Names the draft of a form for the operator who is signed in. */
export function useDraftName(key: string, title: string): DraftName | undefined {
  const session = useSession()
  return session.status === 'authenticated' ? { owner: session.user.sub, key, title } : undefined
}

/** The key of the draft of a form that saves by a call: the call and the record. */
export const draftKeyOf = (call: Endpoint, params: Readonly<Record<string, string>>): string =>
  [call.name, ...Object.values(params)].join(' ')
