/**
 * Functions that run in the page of a check. They are sent as text, so they can only use what the first two put
 * on the window.
 */

/** The functions of a bundle that single-spa calls. */
type Application = Record<'bootstrap' | 'mount' | 'unmount', (props: object) => Promise<unknown>>

interface SessionBundle {
  start(): Promise<unknown>
  currentSession(): { readonly status: string }
}

interface Loader {
  import(name: '@portal/session'): Promise<SessionBundle>
  import(name: string): Promise<Application>
}

declare global {
  interface Window {
    readonly System: Loader
    /** The mounted application. */
    checked?: { readonly app: Application; readonly props: object }
    /** Timers that were set and neither fired nor cleared. */
    runningTimers(): number
    /** Rejects with an `Error` after a timeout, as the portal's page does. */
    inTime<Result>(phase: string, work: Promise<Result>, seconds: number): Promise<Result>
    /** Errors of screens that failed to render. */
    faults: string[]
  }
}

/** Runs before anything else. */
export function countTimers(): void {
  const running = new Set<number>()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const set = (id: number) => {
    running.add(id)
    return id
  }
  const counted = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
    const id: number = setTimeout(
      (...given: unknown[]) => {
        running.delete(id)
        if (typeof handler === 'function') handler(...given)
      },
      delay,
      ...rest,
    )
    return set(id)
  }
  Object.assign(window, {
    setTimeout: counted,
    setInterval: (...given: Parameters<typeof setInterval>) => set(setInterval(...given)),
    clearTimeout: (id?: number) => {
      running.delete(id ?? 0)
      clearTimeout(id)
    },
    clearInterval: (id?: number) => {
      running.delete(id ?? 0)
      clearInterval(id)
    },
    runningTimers: () => running.size,
  })
}

/** Runs before anything else. Time advances in steps, so a busy page does not run into timeouts. */
export function limitTime(): void {
  const STEPS_A_SECOND = 4
  window.inTime = (phase, work, seconds) => {
    let steps = 0
    let clock = 0
    const late = new Promise<never>((_, reject) => {
      clock = window.setInterval(() => {
        steps += 1
        if (steps >= seconds * STEPS_A_SECOND) reject(new Error(`${phase} took longer than ${seconds} s.`))
      }, 1000 / STEPS_A_SECOND)
    })
    return Promise.race([work, late]).finally(() => clearInterval(clock))
  }
  window.faults = []
}

/** A bundle's exports by name; undefined when it never loads. */
export async function exportsOf(name: string): Promise<string[]> {
  return Object.keys(await window.inTime('import', window.System.import(name), 10))
}

/** Signs in with tokens that only this page accepts. Returns whether it worked. */
export async function signIn(): Promise<boolean> {
  const keep = (jar: Document, token: string) => {
    jar.cookie = `__Host-portal-${token}=check; Path=/; Secure; SameSite=Strict; Max-Age=3600`
  }
  for (const token of ['at', 'id']) keep(document, token)
  const session = await window.System.import('@portal/session')
  await window.inTime('sign-in', session.start(), 10)
  return session.currentSession().status === 'authenticated'
}

/** Mounts the application at an address, with the props that the portal passes. Returns why it fails, or an empty text. */
export async function begin([name, path]: readonly [string, string]): Promise<string> {
  history.pushState(null, '', path)
  const place = document.querySelector<HTMLElement>('#portal-screen')
  const app = await window.System.import(name)
  const never = new Promise(() => undefined)
  const [nothing, subscribe] = [[], () => () => undefined]
  const props = {
    name,
    domElementGetter: () => place,
    mountParcel: () => ({ mountPromise: never, unmount: async () => null }),
    loadBundle: () => never,
    factsOf: (app: string) => app,
    takeovers: { now: () => nothing, subscribe },
    releases: { now: () => 'current', subscribe },
    onFault: (error: unknown) => window.faults.push(String(error)),
  }
  try {
    if (!window.checked) await window.inTime('bootstrap', app.bootstrap(props), 5)
    window.checked = { app, props }
    await window.inTime('mount', app.mount(props), 5)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Unmounts it and returns what it leaves in its element. */
export async function end(): Promise<string> {
  if (!window.checked) throw new Error('No application is mounted.')
  const { app, props } = window.checked
  await window.inTime('unmount', app.unmount(props), 3)
  return document.querySelector('#portal-screen')?.innerHTML ?? ''
}
