import { log } from '@portal/server-common/log.ts'

interface Looking {
  readonly everyMs: number
  readonly look: () => Promise<void>
  /** How a failure is logged: its event, and what does not work meanwhile. */
  readonly failure: { readonly event: string; readonly sentence: string }
}

/**
 * Looks at something again and again, never twice at a time, until it is stopped. A failure is logged once as long as it
 * stays the same. Returns how to stop; that waits for a look in progress.
 */
export function checkRegularly({ everyMs, look, failure }: Looking): () => Promise<void> {
  let looking: Promise<void> | undefined
  let reported = ''

  async function attempt(): Promise<void> {
    try {
      await look()
      reported = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown error.'
      if (reason !== reported) log.error(failure.event, { message: `${failure.sentence}: ${reason}` })
      reported = reason
    }
  }

  const timer = setInterval(() => {
    looking ??= attempt().finally(() => {
      looking = undefined
    })
  }, everyMs)

  return async () => {
    clearInterval(timer)
    await looking
  }
}
