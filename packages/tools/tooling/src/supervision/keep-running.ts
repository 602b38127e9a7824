import { setTimeout as delay } from 'node:timers/promises'

/** Something that runs until it is stopped, or until it ends by itself. */
export interface Running {
  /** Resolves when it runs no longer, whatever ended it. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

interface Options {
  /** As it is called in sentences: `task-worker`. */
  readonly name: string
  /** Where to look for the reason of an end. */
  readonly logFile: string
  start(): Promise<Running>
  /** Tells a person what happens. */
  say(sentence: string): void
  /** How long to wait before the first try to start again; doubled with each that fails. */
  readonly shortestPauseMs?: number
}

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** What ran for so long has not ended because of how it was started. */
const STEADY_MS = 60_000

const inSeconds = (ms: number) => `${ms / 1000} s`
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Starts something and restarts it whenever it ends, after a pause that grows as long as it does not stay up.
 * Rejects when the first start fails; after that it tries until it is stopped.
 */
export async function keepRunning(options: Options): Promise<{ stop(): Promise<void> }> {
  const { name, logFile, start, say, shortestPauseMs = SHORTEST_PAUSE_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let running = await start()
  let pause = shortestPauseMs

  const waitABit = async () => {
    // Rejects when it is stopped meanwhile; anyone who waits looks at the signal.
    await delay(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  /** Resolves when it runs again, or is not wanted any more. */
  async function startAnew(): Promise<void> {
    say(`The ${name} ended; ${logFile} may say why. It is restarted in ${inSeconds(pause)}.`)
    await waitABit()
    while (!signal.aborted) {
      try {
        running = await start()
        if (!signal.aborted) say(`The ${name} runs again.`)
        return
      } catch (error) {
        if (signal.aborted) return
        say(
          `The ${name} could not be started: ${messageOf(error)} Another try follows in ${inSeconds(pause)}.`,
        )
        await waitABit()
      }
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const begun = performance.now()
      await running.ended
      if (signal.aborted) return
      if (performance.now() - begun > STEADY_MS) pause = shortestPauseMs
      await startAnew()
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await running.stop()
      await watching
      // A start that was under way has brought up another one.
      await running.stop()
    },
  }
}
