import { useSession } from '@portal/session'
import type { DraftName } from '@portal/ui/form'

/** Names the draft of a form for the operator who is signed in. */
export function useDraftName(key: string, title: string): DraftName | undefined {
  const session = useSession()
  return session.status === 'authenticated' ? { owner: session.user.sub, key, title } : undefined
}
