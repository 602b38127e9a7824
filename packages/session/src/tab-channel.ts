import type { SignedOutReason } from './session-state.ts'

type TabMessage =
  | { readonly type: 'signed out'; readonly reason: SignedOutReason }
  | { readonly type: 'signed in' }
  /** The tokens are new, and the session may last longer. */
  | { readonly type: 'renewed' }

/** Messages between the tabs of one browser. */
export interface TabChannel {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): void
}

export function createTabChannel(channel: BroadcastChannel): TabChannel {
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabMessage)),
  }
}
