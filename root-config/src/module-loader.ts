import { giveUpBootFile } from './boot-file.ts'

const loader = System.constructor.prototype as { createScript(url: string): HTMLScriptElement }
const createScript = loader.createScript

// Integrity-Policy refuses scripts that are not fetched with CORS, also those of our own origin.
loader.createScript = function (url) {
  const script = createScript.call(this, url)
  script.crossOrigin = 'anonymous'
  return script
}

/** A script that hangs never reports an error, so waiting has an end of its own. */
const LOAD_TIMEOUT_MS = 10_000
const RETRY_WAIT_MS = 400

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The module did not arrive, did not run, or took too long. */
class LoadError extends Error {
  override readonly name = 'LoadError'
}

async function importInTime<Module extends System.Module>(name: string): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError(`${name} took too long to load.`)), LOAD_TIMEOUT_MS)
  })
  try {
    return await Promise.race([System.import<Module>(name), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether SystemJS would give the same failure again; `late` asks about modules that are still under way, too. */
function isLost(url: string, late: boolean): boolean {
  const module: System.Module | null | undefined = System.get(url)
  if (module === undefined) return late
  // A module is `null` when it failed, and without exports when one below it failed and it never ran.
  return module === null || Object.keys(module).length === 0
}

/**
 * SystemJS remembers a failed load for ever, so failures are forgotten before another try: those of the module,
 * of what it depends on, and of all in between.
 */
function forgetFailures(late: boolean): void {
  for (const url of Object.values(System.getImportMap().imports ?? {})) {
    if (System.has(url) && isLost(url, late)) System.delete(url)
  }
}

/** Loads a module of the import map; a failure is forgotten and tried once more. Throws `LoadError`. */
export async function loadModule<Module extends System.Module>(name: string): Promise<Module> {
  try {
    return await importInTime<Module>(name)
  } catch (error) {
    forgetFailures(error instanceof LoadError)
    giveUpBootFile()
    await wait(RETRY_WAIT_MS)
  }
  try {
    return await importInTime<Module>(name)
  } catch (error) {
    forgetFailures(error instanceof LoadError)
    throw error instanceof LoadError ? error : new LoadError(`${name} could not be loaded.`, { cause: error })
  }
}
