import type { FailurePhase } from '@portal/contract/page-failure.ts'
import { inTime } from '@portal/ui/in-time.ts'
import { wait } from '@portal/ui/wait.ts'
import { giveUpBootFiles } from './boot-file.ts'
import { type BundleFailure, failureIn } from './bundle-failure.ts'
import { hasHung } from './file-limit.ts'
import { noteRunning } from './hang-note.ts'
import { forgetLost } from './module-registry.ts'

type Registration = [needs: string[], declare: System.DeclareFn, ...more: unknown[]]

const loader = System.constructor.prototype as {
  createScript(url: string): HTMLScriptElement
  instantiate(url: string, ...more: unknown[]): Promise<Registration | undefined>
}
const createScript = loader.createScript

// Integrity-Policy rejects scripts fetched without CORS, even from our own origin.
loader.createScript = function (url) {
  const script = createScript.call(this, url)
  script.crossOrigin = 'anonymous'
  return script
}

/** Errors of modules that failed to load, by the module's address. */
const missing = new Map<unknown, string>()

/** The same registration, which notes what runs. */
const noted = (url: string, [needs, declare, ...more]: Registration): Registration => [
  needs,
  // The loader counts the parameters.
  (give, context) => {
    const declared = declare(give, context)
    const { execute } = declared
    declared.execute = () => {
      noteRunning(url)
      return execute?.()
    }
    return declared
  },
  ...more,
]

// Set on the instance and calling the prototype's method, so that later overrides of it still work.
Object.assign(System, {
  async instantiate(url: string, ...more: unknown[]) {
    try {
      const registration = await loader.instantiate.call(System, url, ...more)
      if (registration) return noted(url, registration)
      throw new Error(`${url} is not a module.`)
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

/** Modules may wait for each other, or forever, after their files have arrived. */
const LOAD_TIMEOUT_MS = 20_000
const RETRY_WAIT_MS = 400

/**
 * SystemJS remembers failed loads forever, so they are forgotten before a retry: those of the module, of its
 * dependencies, and of everything in between.
 */
const forgetFailures = (name: string, late: boolean) =>
  forgetLost([System.resolve(name), ...Object.values(System.getImportMap().imports ?? {})], late)

/** Throws `BundleFailure`, and forgets the failure. */
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

/** A module that threw would throw again, and a timeout was long enough when another version can be tried. */
const isWorthAnotherTry = ({ phase }: BundleFailure, hasOther: boolean) =>
  phase === 'load' || (phase === 'hang' && !hasOther)

/**
 * Loads a module by its name in the import map or by its address, with one retry if it did not arrive. Throws
 * `BundleFailure`. `hasOther`: another version can be used when this one fails.
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
