import { inTime } from '@portal/ui/in-time.ts'
import { wait } from '@portal/ui/wait.ts'
import { failureIn } from './bundle-failure.ts'
import { showCrashPanel } from './crash-panel.ts'
import { plainElement } from './plain-element.ts'
import { untilIdle } from './when-idle.ts'

/** What a bundle exports for one place in the page. */
export interface Lifecycles {
  bootstrap(props: object): Promise<unknown>
  mount(props: object): Promise<unknown>
  unmount(props: object): Promise<unknown>
}

/** Only an application's own code delays either: its data loads later. */
const START_TIMEOUT_MS = 5_000
const LEAVE_TIMEOUT_MS = 3_000
/** After this, the wait is announced. */
const LATE_MS = 2_000

/** Waits for a lifecycle as long as it may take. On a slow device, one that is still rendering gets more time. */
async function inPhase(phase: 'bootstrap' | 'mount', work: () => Promise<unknown>): Promise<void> {
  try {
    const working = work()
    await inTime(working, START_TIMEOUT_MS).catch(async (late: unknown) => {
      await untilIdle()
      await Promise.race([working, Promise.reject(late)])
    })
  } catch (error) {
    throw failureIn(phase, error)
  }
}

/**
 * Replaces the element with a new one, so that late rendering into the old one, and what its application has
 * set on it, are never shown.
 */
const renew = (place: HTMLElement) =>
  place.replaceWith(Object.assign(document.createElement(place.localName), { id: place.id }))

/** A promise that rejects with the error passed to its function. */
function untilCrash() {
  let onCrash: (error: unknown) => void = () => undefined
  const crashed = new Promise<never>((_resolve, reject) => {
    onCrash = reject
  })
  // Callers that wait for it get the error.
  crashed.catch(() => undefined)
  return { crashed, onCrash }
}

function showLateNote(place: HTMLElement): () => void {
  const note = plainElement(
    'p',
    'This is taking longer than usual …',
    'margin:3rem auto;text-align:center;font:14px/1.45 system-ui,sans-serif',
  )
  note.setAttribute('role', 'status')
  place.append(note)
  return () => note.remove()
}

export interface Explanation {
  readonly title: string
  /** Application and version, for support. */
  readonly facts: string
  retry(): void
}

/** A place in the page for an application, or for the reason why it is missing. */
export interface Region {
  /**
   * Starts an application. Throws `BundleFailure` and leaves nothing behind. The returned `crashed` rejects
   * with the error that removed the application from the screen; `took` is how long it took to start.
   */
  begin(
    app: Lifecycles,
    handedOver: object,
  ): Promise<{ readonly crashed: Promise<never>; readonly took: number }>
  /** Announces a delay if `over` does not settle soon. */
  expect(over: Promise<unknown>): void
  /** Shows why there is no application, with a retry. */
  explain(failure: Explanation): void
  /**
   * Unmounts the application; one that does not unmount in time, or leaves content behind, is reported and
   * detached from the page.
   */
  clear(onStuck: (error: unknown) => void): Promise<void>
}

/** Where in the page a region is. */
export interface Place {
  /** Returns the element, which is another one after a failure. */
  container(): HTMLElement
  /** Whether it may be empty at the current address. */
  mayBeEmpty?(): boolean
  /** Called before code of an application runs in it. */
  onBegin?(): void
}

export function regionOf({ container: place, onBegin }: Place): Region {
  const started = new WeakSet<Lifecycles>()
  let end: (() => unknown) | undefined
  let endWaiting: (() => void) | undefined
  let hidePanel: (() => void) | undefined

  return {
    async begin(app, handedOver) {
      hidePanel?.()
      onBegin?.()
      const own = place()
      const began = performance.now()
      const { crashed, onCrash } = untilCrash()
      const props = { ...handedOver, onCrash, domElementGetter: () => own }
      if (!started.has(app)) await inPhase('bootstrap', () => app.bootstrap(props))
      started.add(app)
      const leave = async () => app.unmount(props)
      try {
        await inPhase('mount', () => Promise.race([crashed, app.mount(props)]))
      } catch (error) {
        // A partly mounted application must not block the next one.
        leave().catch(() => undefined)
        renew(own)
        throw error
      }
      end = leave
      return { crashed, took: performance.now() - began }
    },
    expect(over) {
      let hideNote: (() => void) | undefined
      let isOver = false
      void wait(LATE_MS).then(() => {
        if (!isOver) hideNote = showLateNote(place())
      })
      const endThis = () => {
        isOver = true
        hideNote?.()
      }
      endWaiting = endThis
      over.then(endThis, endThis)
    },
    explain({ retry, ...failure }) {
      hidePanel?.()
      hidePanel = showCrashPanel(place(), {
        ...failure,
        text: 'Everything else still works. Try again; if it keeps failing, send the details below to support.',
        retryLabel: 'Try again',
        retry: () => {
          hidePanel?.()
          retry()
        },
      })
    },
    async clear(onStuck) {
      const ending = end
      end = undefined
      endWaiting?.()
      hidePanel?.()
      try {
        await inTime(Promise.resolve().then(ending), LEAVE_TIMEOUT_MS)
        if (ending && place().hasChildNodes()) throw new Error('Its content stayed.')
      } catch (error) {
        onStuck(error)
      }
      if (ending) renew(place())
    },
  }
}
