import { BehaviorSubject, distinctUntilChanged } from 'rxjs'
import { DEFAULT_ERROR, type Notice, WARNINGS } from './notices.ts'
import type { Renewal } from './renew-tokens.ts'
import { createRenewalTimer } from './renewal-timer.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import type { SessionEnding } from './session-ending.ts'
import { INVALID_ID_TOKEN, NOT_RENEWED } from './sign-in-error.ts'

/** With less time left than this, a session is treated as over. */
const ENDING_MS = 60_000

const STAYS = 'You stay signed in until your current session ends.'

/** Notices for a failed renewal: specification, section 8. */
const WORDS: { readonly [Outcome in Renewal]?: Notice } = {
  failed: {
    kind: 'warning',
    title: WARNINGS.failed,
    lines: ['The sign-in service cannot be reached.'],
  },
  refused: {
    kind: 'warning',
    title: WARNINGS.failed,
    lines: [NOT_RENEWED],
  },
  invalid: { kind: 'error', title: DEFAULT_ERROR, lines: [INVALID_ID_TOKEN] },
}

interface Dependencies {
  readonly ending: Pick<SessionEnding, 'endWith' | 'leaveQuietly'>
  rereadAccess(): Promise<void>
}

/** Keeps the tokens fresh while the session is open, and knows when the session itself ends. */
export function createSessionRenewal(
  { auth, vault, notices, renewTokens }: SessionCollaborators,
  { ending, rereadAccess }: Dependencies,
) {
  const endsAt = new BehaviorSubject<number | undefined>(undefined)
  const timer = createRenewalTimer(auth.refreshIntervalMs, vault.sessionEndsAt, () => void tick())
  let tokenAtLastTick: string | undefined

  const rereadEnd = () => endsAt.next(vault.sessionEndsAt())

  /** Renews the tokens; ends the session when the provider refuses. */
  async function renew(staleToken: string | undefined): Promise<Renewal> {
    const renewal = await renewTokens(staleToken)
    if (renewal === 'expired') await ending.endWith('expired')
    if (renewal === 'absent') ending.leaveQuietly()
    rereadEnd()
    return renewal
  }

  /** Renews after a rejected call. Without new tokens, the session is over. */
  async function renewAfterRejection(staleToken: string | undefined): Promise<Renewal> {
    const renewal = await renew(staleToken)
    const words = WORDS[renewal]
    if (words) await ending.endWith('failed', words)
    return renewal
  }

  /**
   * Renews unless another tab or call has done so since the last tick: all tabs together renew once per
   * interval.
   */
  async function tick(): Promise<void> {
    const renewal = await renew(tokenAtLastTick)
    tokenAtLastTick = vault.accessToken()
    const words = WORDS[renewal]
    if (words) notices.notify({ ...words, lines: [...(words.lines ?? []), STAYS] })
    if (renewal === 'renewed') await rereadAccess()
  }

  return {
    renewAfterRejection,
    rereadEnd,
    /** When the session itself ends, if the provider says so. */
    endsAt$: endsAt.pipe(distinctUntilChanged()),
    endsAt: () => endsAt.value,
    start(): void {
      tokenAtLastTick = vault.accessToken()
      rereadEnd()
      timer.start()
    },
    stop: timer.stop,
    catchUp: timer.catchUp,
    /** Extends the session; resolves to false when it cannot be extended and a new sign-in is needed. */
    async stay(): Promise<boolean> {
      const renewal = await renew(vault.accessToken())
      if (renewal !== 'renewed') return false
      return (vault.sessionEndsAt() ?? Number.POSITIVE_INFINITY) > Date.now() + ENDING_MS
    },
  }
}
