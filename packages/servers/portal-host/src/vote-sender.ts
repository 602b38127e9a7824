import { MOST_VOTES, VOTES, type Vote } from '@portal/contract/releases/votes.ts'

/** Where votes go, and what opens it. */
export interface VoteReceiver {
  readonly url: string
  readonly key: string
}

/** Pages that say something at the same time are passed on together. */
const TOGETHER_MS = 500
const PATIENCE_MS = 5_000
/** What cannot be passed on as fast as it comes is let go beyond that. */
const MOST_KEPT = 10_000

/** Passes votes on to the service of releases, and keeps them while it does not answer. */
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
    if (!response.ok) throw new Error(`The service of releases answered ${response.status}.`)
  }

  async function send(): Promise<void> {
    const votes = waiting.splice(0, MOST_VOTES)
    try {
      await post(votes)
      isTold = false
    } catch {
      waiting.unshift(...votes)
      if (!isTold)
        console.error('The service of releases does not take what pages tell. It is kept meanwhile.')
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
    /** Passes on what waits, once. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      await sending
      clearTimeout(timer)
      if (waiting.length > 0) await send()
    },
  }
}
