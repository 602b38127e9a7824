import type { FailurePhase } from '@portal/contract/page-failure.ts'
import { inTime } from '@portal/ui/in-time.ts'
import { giveUpBootFiles } from './boot-file.ts'
import { type BundleFailure, failureIn } from './bundle-failure.ts'
import { hasHung } from './file-limit.ts'
import { forgetLost } from './module-registry.ts'

const loader = System.constructor.prototype as {
  createScript(url: string): HTMLScriptElement
  instantiate(url: string, ...more: unknown[]): Promise<unknown>
}
const createScript = loader.createScript

// Integrity-Policy refuses scripts that are not fetched with CORS, also those of our own origin.
loader.createScript = function (url) {
  const script = createScript.call(this, url)
  script.crossOrigin = 'anonymous'
  return script
}

/** What was thrown because a module did not come, by its address. */
const missing = new Map<unknown, string>()

// Of the instance, which asks the loader's own way: whatever takes that over is heard as well.
Object.assign(System, {
  async instantiate(url: string, ...more: unknown[]) {
    try {
      const registration = await loader.instantiate.call(System, url, ...more)
      if (registration) return registration
      throw new Error(`${url} is no module.`)
    } catch (error) {
      missing.set(error, url)
      throw error
    }
  },
})

function phaseOf(error: unknown): FailurePhase {
  const url = missing.get(error)
  if (url === undefined) return 'evaluate'
  return hasHung(url) ? 'hang' : 'load'
}

/** Modules may wait for each other, or for what never comes, after their files have come. */
const LOAD_TIMEOUT_MS = 20_000
const RETRY_WAIT_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * SystemJS remembers a failed load for ever, so failures are forgotten before another try: those of the module,
 * of what it depends on, and of all in between.
 */
const forgetFailures = (name: string, late: boolean) =>
  forgetLost([System.resolve(name), ...Object.values(System.getImportMap().imports ?? {})], late)

/** Throws `BundleFailure`, which it forgets. */
async function importOnce<Module extends System.Module>(name: string): Promise<Module> {
  try {
    return await inTime(System.import<Module>(name), LOAD_TIMEOUT_MS)
  } catch (error) {
    const failure = failureIn(phaseOf(error), error)
    forgetFailures(name, failure.phase === 'hang')
    giveUpBootFiles()
    throw failure
  }
}

/** What ran and threw would do so again, and what hung has cost enough time where another version can be tried. */
const isWorthAnotherTry = ({ phase }: BundleFailure, hasOther: boolean) =>
  phase === 'load' || (phase === 'hang' && !hasOther)

/**
 * Loads a module by its name in the import map or by its address; what did not arrive is asked for once more. Throws
 * `BundleFailure`. `hasOther` says that there is another version for when this one fails.
 */
export async function loadModule<Module extends System.Module>(
  name: string,
  hasOther = false,
): Promise<Module> {
  try {
    return await importOnce<Module>(name)
  } catch (error) {
    if (!isWorthAnotherTry(failureIn('load', error), hasOther)) throw error
  }
  await wait(RETRY_WAIT_MS)
  return importOnce<Module>(name)
}
