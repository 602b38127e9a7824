import { BOOT_SCRIPT, PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'

type Registration = Parameters<typeof System.register>

declare global {
  interface Window {
    /** Gives each part of the boot file a `System` that keeps its registration until the module is asked for. */
    portalBoot(address: string): typeof System
  }
}

const loader = System.constructor.prototype as {
  instantiate(url: string, ...more: unknown[]): Promise<Registration>
}
const instantiate = loader.instantiate
const arrived = new Map<string, Registration>()
const absolute = (address: string) => new URL(address, location.origin).href

window.portalBoot = (address) =>
  Object.create(System, {
    register: {
      value: (...registration: Registration) => void arrived.set(absolute(address), registration),
    },
  })

const script = document.getElementById(BOOT_SCRIPT)
const expected = new Set(script ? readPageData<string[]>(PAGE_DATA.boot, document).map(absolute) : [])
/** The file has run, or will not come. */
const ended = new Promise((resolve) => {
  for (const ending of ['load', 'error']) script?.addEventListener(ending, resolve, { once: true })
})

loader.instantiate = async function (url, ...more) {
  if (expected.has(url)) await ended
  const registration = arrived.get(url)
  // A module that is asked for once more has failed; its own file may be better.
  arrived.delete(url)
  return registration ?? instantiate.call(this, url, ...more)
}

/** From now on modules come from their own files: the one with all of them did not arrive in time, or whole. */
export function giveUpBootFile(): void {
  expected.clear()
}
