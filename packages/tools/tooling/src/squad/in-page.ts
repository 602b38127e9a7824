/**
 * What runs in the page of a check. Each function is sent there by its text, and so can use nothing that stands around it
 * but what the first two put into the window.
 */

declare global {
  interface Window {
    /** Timers that were set and have neither ended nor been taken back. */
    runningTimers(): number
    /** Rejects with a sentence when the work is not done in time: the page of operators gives up then, too. */
    inTime<Result>(phase: string, work: Promise<Result>, seconds: number): Promise<Result>
    /** What screens could not draw, in the words of the error. */
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

/** Runs before anything else. Time passes in steps: as long as the page is busy, nobody is late. */
export function limitTime(): void {
  const STEPS_A_SECOND = 4
  window.inTime = (phase, work, seconds) => {
    let steps = 0
    let clock = 0
    const late = new Promise<never>((_, reject) => {
      clock = window.setInterval(() => {
        steps += 1
        if (steps >= seconds * STEPS_A_SECOND)
          reject(new Error(`${phase} took too long: it was not done in ${seconds} s.`))
      }, 1000 / STEPS_A_SECOND)
    })
    return Promise.race([work, late]).finally(() => clearInterval(clock))
  }
  window.faults = []
}

/** What a bundle exports, by name; nothing for one that is never there. */
export async function exportsOf(name: string): Promise<string[]> {
  return Object.keys(await window.inTime('import', Reflect.get(window, 'System').import(name), 10))
}

/** Signs in with tokens that only this page takes, and tells whether that did it. */
export async function signIn(): Promise<boolean> {
  const keep = (jar: Document, token: string) => {
    jar.cookie = `__Host-portal-${token}=check; Path=/; Secure; SameSite=Strict; Max-Age=3600`
  }
  for (const token of ['at', 'id']) keep(document, token)
  const session = await Reflect.get(window, 'System').import('@portal/session')
  await window.inTime('sign-in', session.start(), 10)
  return session.currentSession().status === 'authenticated'
}

/** Starts the application at an address, with what the page of operators hands to it. */
export async function begin([name, path]: readonly [string, string]): Promise<void> {
  history.pushState(null, '', path)
  const place = document.querySelector<HTMLElement>('#portal-screen')
  const app = await Reflect.get(window, 'System').import(name)
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
  if (!('checked' in window)) await window.inTime('bootstrap', app.bootstrap(props), 5)
  Object.assign(window, { checked: { app, props } })
  await window.inTime('mount', app.mount(props), 5)
}

/** Ends it, and gives what it leaves in its place. */
export async function end(): Promise<string> {
  const { app, props } = Reflect.get(window, 'checked')
  await window.inTime('unmount', app.unmount(props), 3)
  return document.querySelector('#portal-screen')?.innerHTML ?? ''
}
