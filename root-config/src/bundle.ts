import {
  type Fallback,
  PAGE_DATA,
  readPageData,
  type StyleSheetAddress,
} from '@portal/contract/portal-config.ts'
import { failureIn } from './bundle-failure.ts'
import { loadModule } from './module-loader.ts'
import { reportFailure } from './report-failure.ts'
import { reportShown } from './report-shown.ts'
import { dropOtherSheets, loadStyles, sheetOf } from './style-sheets.ts'
import { noteTakeover } from './takeovers.ts'

export interface Version {
  /** Address, or the name in the import map, which is not read yet when the first bundles are asked for. */
  readonly entry: string
  readonly sheet?: StyleSheetAddress | undefined
}

export interface Loaded {
  readonly version: Version
  readonly module: System.Module
}

/** A bundle in the page: it runs the version of the import map, or the last good one when that has failed. */
export interface Bundle {
  /** Name and version, for people. */
  facts(): string
  /** Number of the version that runs. */
  number(): string
  /** Loads the version to run; should it not come, the other one. Throws when there is none left. */
  load(): Promise<Loaded>
  /**
   * Fetches what `load` will give. What does not come is no failure yet: somebody may ask for it, and get it; unless it
   * is wanted at once and another version can be fetched instead. Never rejects.
   */
  loadAhead(isWanted?: boolean): Promise<void>
  /** Reports that a version cannot be shown, once for each error. Gives the one to show instead, if there is one. */
  fail(error: unknown, version?: Version, isPart?: true): Version | undefined
  /**
   * Hears of what a version, or a part of it in another page, could not draw or take away; of code that is missing, the other version
   * is run, if there is one.
   */
  fault(version: Version, error: unknown, phase: 'load' | 'render' | 'unmount', isPart?: true): void
  /** Notes that a version is shown and stayed so, and how long it took to mount; without that, a part of it. */
  stayed(version: Version, took?: number): void
  /** Whether this is what the bundle runs now. */
  runs(version: Version): boolean
  /** Runs what the host serves by now, and has that to fall back on, as soon as it is loaded the next time. */
  replace(versions: readonly Version[]): void
  /** Calls when the bundle runs another version from now on. */
  onSwitch(listener: () => void): void
}

const fallbacks = readPageData<Record<string, Fallback>>(PAGE_DATA.fallbacks, document)

function numberOf({ entry }: Version): string {
  const address = System.getImportMap().imports?.[entry] ?? entry
  return /\/(\d[^/]*)\/[^/]*$/.exec(address)?.[1] ?? ''
}

function makeBundle(name: string): Bundle {
  let first: Version = { entry: name, sheet: sheetOf(name) }
  let versions = [first, fallbacks[name] ?? []].flat()
  const listeners: (() => void)[] = []
  const loading = new Map<Version, Promise<System.Module>>()
  const told = new WeakSet<object>()
  let current = first
  let isBroken = false

  async function start(version: Version): Promise<System.Module> {
    const hasOther = version !== versions.at(-1)
    const [module] = await Promise.all([loadModule(version.entry, hasOther), loadStyles(name, version.sheet)])
    dropOtherSheets(name, version.sheet)
    return module
  }

  /** Anyone who asks for a version that is on its way hears of the same failure. */
  function loadVersion(version: Version): Promise<System.Module> {
    const arriving = loading.get(version) ?? start(version).finally(() => loading.delete(version))
    loading.set(version, arriving)
    return arriving
  }

  async function loadFrom(version: Version): Promise<Loaded> {
    try {
      return { version, module: await loadVersion(version) }
    } catch (error) {
      const next = bundle.fail(error, version)
      if (!next) throw error
      return loadFrom(next)
    }
  }

  const factsOf = (version: Version) => `${name} ${numberOf(version)}`.trim()

  const bundle: Bundle = {
    facts: () => factsOf(current),
    number: () => numberOf(current),
    load: () => loadFrom(current),
    async loadAhead(isWanted = false) {
      const arriving = isWanted && versions.length > 1 ? loadFrom(current) : loadVersion(current)
      await arriving.catch(() => undefined)
    },
    fail(thrown, version = current, isPart) {
      const next = versions[versions.indexOf(version) + 1]
      const error = Object(thrown)
      if (told.has(error)) return next
      told.add(error)
      isBroken = true
      const failure = failureIn('load', thrown)
      console.error(`${factsOf(version)} failed (${failure.phase}):`, failure.message)
      const failed = numberOf(version)
      const fallback = next && numberOf(next)
      reportFailure({ bundle: name, version: failed, phase: failure.phase, isPart, fallback })
      noteTakeover(name, fallback === undefined ? undefined : { bundle: name, version: fallback, failed })
      // Anyone who tries again when all have failed begins with the first.
      current = next ?? first
      if (next) for (const listener of listeners) listener()
      return next
    },
    fault(version, thrown, phase, isPart) {
      if (phase === 'load' && version === current) bundle.fail(thrown, version, isPart)
      const error = Object(thrown)
      if (told.has(error)) return
      told.add(error)
      isBroken ||= !isPart
      reportFailure({ bundle: name, version: numberOf(version), phase, isPart })
    },
    stayed(version, took) {
      if (version === first) reportShown(name, numberOf(version), took)
    },
    runs: (version) => version === current,
    replace(others) {
      versions = [...others]
      first = others[0] ?? first
      current = first
      noteTakeover(name, undefined)
      // What works stays where it is; what does not, gives way at once.
      if (isBroken) for (const listener of listeners) listener()
      isBroken = false
    },
    onSwitch: (listener) => void listeners.push(listener),
  }
  return bundle
}

const bundles = new Map<string, Bundle>()

/** The bundle with a name of the import map. */
export function bundleOf(name: string): Bundle {
  const bundle = bundles.get(name) ?? makeBundle(name)
  bundles.set(name, bundle)
  return bundle
}
