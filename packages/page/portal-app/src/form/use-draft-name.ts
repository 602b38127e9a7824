import type { Endpoint } from '@portal/contract/endpoint.ts'
import { type SessionState, useSession } from '@portal/session'
import type { DraftName } from '@portal/ui/form'

/** The name of a form's draft, for the signed-in operator. */
export const draftNameFor = (session: SessionState, key: string, title: string): DraftName | undefined =>
  session.status === 'authenticated' ? { owner: session.user.sub, key, title } : undefined

/** Names a form's draft for the signed-in operator. */
export const useDraftName = (key: string, title: string): DraftName | undefined =>
  draftNameFor(useSession(), key, title)

/** The key of a form's draft: the call and the record. */
export const draftKeyOf = (call: Endpoint, params: Readonly<Record<string, string>>): string =>
  [call.name, ...Object.values(params)].join(' ')
