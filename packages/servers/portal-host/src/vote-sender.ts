import { MOST_VOTES, VOTES, type Vote } from '@portal/contract/releases/votes.ts'

/** The receiver of votes, and its key. */
export interface VoteReceiver {
  readonly url: string
  readonly key: string
}

/** Votes within this time are forwarded together. */
const TOGETHER_MS = 500
const PATIENCE_MS = 5_000
/** Further votes are dropped when they cannot be forwarded fast enough. */
const MOST_KEPT = 10_000

/** Forwards votes to the release service, and keeps them while it is unavailable. */
export function voteSender({ url, key }: VoteReceiver, environment: string) {
  const waiting: Vote[] = []
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isTold = false

  async function post(votes: readonly Vote[]): Promise<void> {
    const response = await fetch(url + VOTES, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ environment, votes }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`The release service answered ${response.status}.`)
  }

  async function send(): Promise<void> {
    const votes = waiting.splice(0, MOST_VOTES)
    try {
      await post(votes)
      isTold = false
    } catch {
      waiting.unshift(...votes)
      if (!isTold) console.error('The release service is not accepting page reports. They are kept for now.')
      isTold = true
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = send().finally(() => {
        sending = undefined
        if (waiting.length > 0) schedule()
      })
    }, TOGETHER_MS)
  }

  return {
    add(votes: readonly Vote[]): void {
      if (waiting.length < MOST_KEPT) waiting.push(...votes)
      if (waiting.length > 0 && !sending) schedule()
    },
    /** Forwards the remaining votes, once. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      await sending
      clearTimeout(timer)
      if (waiting.length > 0) await send()
    },
  }
}
