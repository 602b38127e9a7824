import { BOOT_SCRIPT, PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import { limitFile } from './file-limit.ts'

type Registration = Parameters<typeof System.register>

declare global {
  interface Window {
    /**
     * Gives each module of the boot file a `System` that stores its registration until the module is requested.
     */
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

const scripts = [
  ...document.querySelectorAll<HTMLScriptElement>(`script[id^="${BOOT_SCRIPT}"]:not([type$=json])`),
]
const modules = scripts.length > 0 ? readPageData<string[]>(PAGE_DATA.boot, document).map(absolute) : []
/** Callbacks that release waiting modules, by address. */
const waiting = new Map<string, () => void>()
const turns = new Map(
  modules.map((module) => [module, new Promise<void>((goOn) => void waiting.set(module, goOn))] as const),
)

/**
 * From now on, modules are loaded from their own files: a boot file did not arrive in time, or not
 * completely.
 */
export function giveUpBootFiles(): void {
  for (const goOn of waiting.values()) goOn()
  turns.clear()
}

const started = new Set<string>()

const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(port1.close())
    port2.postMessage(undefined)
  })

/**
 * Runs the modules one by one, each after its dependencies, and yields in between so that responses to the
 * first calls are processed.
 */
async function runModules(among: readonly string[]): Promise<void> {
  for (const module of among) {
    const [needs] = arrived.get(module) ?? []
    if (!Array.isArray(needs) || started.has(module)) continue
    started.add(module)
    await runModules(needs.map((name) => System.resolve(String(name))))
    waiting.get(module)?.()
    await System.import(module).catch(() => undefined)
    await nextTask()
  }
}

let running = Promise.resolve()
for (const script of scripts) {
  const run = () => {
    running = running.then(() => runModules(modules))
  }
  script.addEventListener('load', run, { once: true })
  script.addEventListener('error', giveUpBootFiles, { once: true })
  void limitFile(script)
}

loader.instantiate = async function (url, ...more) {
  await turns.get(url)
  const registration = arrived.get(url)
  // A retried module has failed; its own file may be better.
  arrived.delete(url)
  return registration ?? instantiate.call(this, url, ...more)
}
