import type { Endpoint } from '@portal/contract/endpoint.ts'
import { type SessionState, useSession } from '@portal/session'
import type { DraftName } from '@portal/ui/form'

/** The name of the draft of a form, of the operator who is signed in. */
export const draftNameFor = (session: SessionState, key: string, title: string): DraftName | undefined =>
  session.status === 'authenticated' ? { owner: session.user.sub, key, title } : undefined

/** Names the draft of a form for the operator who is signed in. */
export const useDraftName = (key: string, title: string): DraftName | undefined =>
  draftNameFor(useSession(), key, title)

/** The key of the draft of a form that saves by a call: the call and the record. */
export const draftKeyOf = (call: Endpoint, params: Readonly<Record<string, string>>): string =>
  [call.name, ...Object.values(params)].join(' ')
