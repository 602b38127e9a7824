import { setTimeout as delay } from 'node:timers/promises'

/** A process that runs until it is stopped or exits. */
export interface Running {
  /** Resolves when it has exited, for any reason. */
  readonly ended: Promise<unknown>
  stop(): Promise<void>
}

interface Options {
  /** Its name in messages: `task-worker`. */
  readonly name: string
  /** Where to find the reason for an exit. */
  readonly logFile: string
  start(): Promise<Running>
  /** Shows a message to a person. */
  log(message: string): void
  /** Pause before the first restart; doubled after each failure. */
  readonly minPauseMs?: number
}

const MIN_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
/** After this uptime, an exit is not a startup failure, so the pause is reset. */
const STEADY_MS = 60_000

const inSeconds = (ms: number) => `${ms / 1000} s`
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Starts a process and restarts it whenever it exits. Pauses grow while it does not stay up. Rejects when the
 * first start fails; later it retries until it is stopped.
 */
export async function keepRunning(options: Options): Promise<{ stop(): Promise<void> }> {
  const { name, logFile, start, log, minPauseMs = MIN_PAUSE_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let running = await start()
  let pause = minPauseMs

  const backOff = async () => {
    // Rejects when aborted during the pause; callers check the signal.
    await delay(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }

  /** Resolves when it runs again or was stopped. */
  async function restart(): Promise<void> {
    log(`The ${name} exited; see ${logFile}. Restarting in ${inSeconds(pause)}.`)
    await backOff()
    while (!signal.aborted) {
      try {
        running = await start()
        if (!signal.aborted) log(`The ${name} is running again.`)
        return
      } catch (error) {
        if (signal.aborted) return
        log(`The ${name} could not be started: ${messageOf(error)} Retrying in ${inSeconds(pause)}.`)
        await backOff()
      }
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const startedAt = performance.now()
      await running.ended
      if (signal.aborted) return
      if (performance.now() - startedAt > STEADY_MS) pause = minPauseMs
      await restart()
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await running.stop()
      await watching
      // A restart in progress has started a new one.
      await running.stop()
    },
  }
}
