import { showCrashPanel } from './crash-panel.ts'

/** What a bundle exports for one place in the page. */
export interface Lifecycles {
  bootstrap(props: object): Promise<unknown>
  mount(props: object): Promise<unknown>
  unmount(props: object): Promise<unknown>
}

interface Supervised {
  /** Name and version of the bundle, for people. */
  readonly facts: string
  readonly title: string
  load(): Promise<Lifecycles>
  container(): HTMLElement
  /** Is called each time that the application could not be shown. */
  onFailure(): void
}

const MOUNT_TIMEOUT_MS = 8_000
const LEAVE_TIMEOUT_MS = 3_000

function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Lifecycles that never fail: single-spa gives up for good on one that does, and waits for a slow one before it
 * lets the operator go elsewhere. Loading and mounting therefore happen behind its back; a failure is shown in
 * the application's own place with a way to try again, and the rest of the page continues.
 */
export function supervise({ facts, title, load, container, onFailure }: Supervised): Lifecycles {
  /** Grows with every mount and unmount, so that earlier work knows that it is no longer wanted. */
  let turn = 0
  let leave: (() => unknown) | undefined
  let lastAttempt: Promise<void> = Promise.resolve()
  const started = new WeakSet<Lifecycles>()

  const report = (what: string, error: unknown) =>
    console.error(`${facts} ${what}:`, error instanceof Error ? error.message : error)

  async function begin(app: Lifecycles, props: object): Promise<void> {
    if (!started.has(app)) await inTime(app.bootstrap(props), MOUNT_TIMEOUT_MS)
    started.add(app)
    try {
      await inTime(app.mount(props), MOUNT_TIMEOUT_MS)
    } catch (error) {
      // What stands half mounted must not be in the way of another try.
      app.unmount(props).catch(() => undefined)
      throw error
    }
  }

  async function attempt(props: object, mine: number): Promise<void> {
    try {
      if (mine !== turn) return
      const app = await load()
      if (mine !== turn) return
      await begin(app, props)
      leave = () => app.unmount(props)
      if (mine !== turn) await finish()
    } catch (error) {
      report('failed', error)
      onFailure()
      if (mine === turn) explain(props, mine)
    }
  }

  /** One attempt after another: two at a time would mount and unmount each other's content. */
  function enqueue(props: object, mine: number) {
    lastAttempt = lastAttempt.then(() => attempt(props, mine))
  }

  function explain(props: object, mine: number) {
    const remove = showCrashPanel(container(), {
      title,
      text: 'Everything else goes on working. Try again; if it keeps failing, tell support what stands below.',
      facts,
      retryLabel: 'Try again',
      retry: () => {
        remove()
        leave = undefined
        enqueue(props, mine)
      },
    })
    leave = remove
  }

  async function finish(): Promise<void> {
    const leaving = leave
    leave = undefined
    try {
      await inTime(Promise.resolve().then(leaving), LEAVE_TIMEOUT_MS)
    } catch (error) {
      report('failed to leave', error)
      container().replaceChildren()
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: async (props) => {
      turn += 1
      enqueue(props, turn)
    },
    unmount: () => {
      turn += 1
      return finish()
    },
  }
}
