import { inTime } from '@portal/ui/in-time.ts'
import { failureIn } from './bundle-failure.ts'
import { showCrashPanel } from './crash-panel.ts'

/** What a bundle exports for one place in the page. */
export interface Lifecycles {
  bootstrap(props: object): Promise<unknown>
  mount(props: object): Promise<unknown>
  unmount(props: object): Promise<unknown>
}

/** Nothing but its own code keeps an application from either: data comes later. */
const START_TIMEOUT_MS = 5_000
const LEAVE_TIMEOUT_MS = 3_000
/** After this, the wait is announced. */
const LATE_MS = 2_000

/** A failure says which of the lifecycles it was. */
async function inPhase(phase: 'bootstrap' | 'mount', work: () => Promise<unknown>): Promise<void> {
  try {
    await inTime(work(), START_TIMEOUT_MS)
  } catch (error) {
    throw failureIn(phase, error)
  }
}

/** Leaves an empty place in which nothing appears that somebody still draws into the one there was. */
const renew = (place: HTMLElement) => place.replaceWith(place.cloneNode(false))

/** A promise that rejects with the error of the call. */
function untilCrash() {
  let onCrash: (error: unknown) => void = () => undefined
  const crashed = new Promise<never>((_resolve, reject) => {
    onCrash = reject
  })
  // Who waits for it hears of it.
  crashed.catch(() => undefined)
  return { crashed, onCrash }
}

function showLateNote(place: HTMLElement): () => void {
  const note = Object.assign(document.createElement('p'), { textContent: 'This takes longer than usual …' })
  note.setAttribute('role', 'status')
  Object.assign(note.style, {
    margin: '3rem auto',
    textAlign: 'center',
    font: '14px/1.45 system-ui, sans-serif',
  })
  place.append(note)
  return () => note.remove()
}

interface Explanation {
  readonly title: string
  /** Application and version, for support. */
  readonly facts: string
  retry(): void
}

/** A place in the page that holds an application, or the reason why it is missing. */
export interface Region {
  /**
   * Starts an application. Throws `BundleFailure`, and leaves nothing behind. What is given rejects with what left nothing
   * of it on the screen.
   */
  begin(app: Lifecycles, handedOver: object): Promise<{ readonly crashed: Promise<never> }>
  /** Says, if it is not `over` soon, that what belongs here takes longer. */
  expect(over: Promise<unknown>): void
  /** Says why there is no application, with a way to try again. */
  explain(failure: Explanation): void
  /** Unmounts what is here; what does not unmount in time is reported and cut off from the page. */
  clear(onStuck: (error: unknown) => void): Promise<void>
}

/** `place` gives the element, which is another one after a failure. */
export function regionOf(place: () => HTMLElement): Region {
  const started = new WeakSet<Lifecycles>()
  let end: (() => unknown) | undefined
  let endWaiting: (() => void) | undefined
  let hidePanel: (() => void) | undefined

  return {
    async begin(app, handedOver) {
      hidePanel?.()
      const own = place()
      const { crashed, onCrash } = untilCrash()
      const props = { ...handedOver, onCrash, domElementGetter: () => own }
      if (!started.has(app)) await inPhase('bootstrap', () => app.bootstrap(props))
      started.add(app)
      const leave = async () => app.unmount(props)
      try {
        await inPhase('mount', () => Promise.race([crashed, app.mount(props)]))
      } catch (error) {
        // What stands half mounted must not be in the way of what comes next.
        leave().catch(() => undefined)
        renew(own)
        throw error
      }
      end = leave
      return { crashed }
    },
    expect(over) {
      let hideNote: (() => void) | undefined
      const late = setTimeout(() => {
        hideNote = showLateNote(place())
      }, LATE_MS)
      const endThis = () => {
        clearTimeout(late)
        hideNote?.()
      }
      endWaiting = endThis
      over.then(endThis, endThis)
    },
    explain({ retry, ...failure }) {
      hidePanel?.()
      hidePanel = showCrashPanel(place(), {
        ...failure,
        text: 'Everything else goes on working. Try again; if it keeps failing, tell support what stands below.',
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
      } catch (error) {
        onStuck(error)
        renew(place())
      }
    },
  }
}
