import { membersOf } from './members-of.ts'
import { SIGNED_OUT_REASONS, type SignedOutReason } from './session-state.ts'

type TabMessage =
  | { readonly type: 'signed out'; readonly reason: SignedOutReason }
  | { readonly type: 'signed in' }
  /** The tokens are new, and the session may end later. */
  | { readonly type: 'renewed' }

/** Messages between the tabs of one browser. */
export interface TabChannel {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): void
}

/** A tab of another release may send messages unknown here. */
function messageOf(data: unknown): TabMessage | undefined {
  const { text } = membersOf(data)
  const type = text('type')
  if (type === 'signed in' || type === 'renewed') return { type }
  const reason = SIGNED_OUT_REASONS.find((one) => one === text('reason'))
  return type === 'signed out' && reason ? { type, reason } : undefined
}

export function createTabChannel(channel: BroadcastChannel): TabChannel {
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        const message = messageOf(data)
        if (message) listener(message)
      }),
  }
}
