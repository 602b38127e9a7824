import { setTimeout as delay } from 'node:timers/promises'

/** Runs until it is stopped or ends by itself. */
export interface Running {
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

interface Options {
  /** Its name in messages: `task-worker`. */
  readonly name: string
  /** Where to look for the reason of an end. */
  readonly logFile: string
  start(): Promise<Running>
  /** Shows a message to a person. */
  say(sentence: string): void
  /** Pause before the first restart; doubled after each failure. */
  readonly minPauseMs?: number
}

const MIN_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
/** After this uptime an end was not caused by the start, so the pause is reset. */
const STEADY_MS = 60_000

const inSeconds = (ms: number) => `${ms / 1000} s`
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Starts something and restarts it whenever it ends. Pauses grow while it does not stay up. Rejects when the
 * first start fails; later it retries until it is stopped.
 */
export async function keepRunning(options: Options): Promise<{ stop(): Promise<void> }> {
  const { name, logFile, start, say, minPauseMs = MIN_PAUSE_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let running = await start()
  let pause = minPauseMs

  const waitABit = async () => {
    // Rejects when aborted during the pause; callers check the signal.
    await delay(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }

  /** Resolves when it runs again or was stopped. */
  async function restart(): Promise<void> {
    say(`The ${name} ended; see ${logFile}. Restarting in ${inSeconds(pause)}.`)
    await waitABit()
    while (!signal.aborted) {
      try {
        running = await start()
        if (!signal.aborted) say(`The ${name} is running again.`)
        return
      } catch (error) {
        if (signal.aborted) return
        say(`The ${name} could not be started: ${messageOf(error)} Retrying in ${inSeconds(pause)}.`)
        await waitABit()
      }
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const begun = performance.now()
      await running.ended
      if (signal.aborted) return
      if (performance.now() - begun > STEADY_MS) pause = minPauseMs
      await restart()
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await running.stop()
      await watching
      // A restart in progress has started another one.
      await running.stop()
    },
  }
}
