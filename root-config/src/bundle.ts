import {
  type Fallback,
  PAGE_DATA,
  readPageData,
  type StyleSheetAddress,
} from '@portal/contract/portal-config.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { failureIn } from './bundle-failure.ts'
import { loadLater } from './load-later.ts'
import { loadModule } from './module-loader.ts'
import { logError } from './own-functions.ts'
import { reportFailure } from './report-failure.ts'
import type { Shown } from './report-shown.ts'
import { dropOtherSheets, loadStyles, sheetOf } from './style-sheets.ts'
import { noteTakeover } from './takeovers.ts'
import { visit } from './visit.ts'

export interface Version {
  /** Address, or name in the import map, which has not been read when the first bundles are requested. */
  readonly entry: string
  readonly sheet?: StyleSheetAddress | undefined
}

export interface Loaded {
  readonly version: Version
  readonly module: System.Module
}

/** A bundle in the page: runs the version of the import map, or the last good one after a failure. */
export interface Bundle {
  /** Name and version, for display; by default, those of the mounted version, if there is one. */
  facts(version?: Version): string
  /** Number of the mounted version, if there is one. */
  number(): string
  /** Loads the current version, or the other one if that fails. Throws when none is left. */
  load(): Promise<Loaded>
  /**
   * Prefetches what `load` will return. A failure is not reported, since a later request may succeed, unless the
   * bundle `isWanted` now and has another version, which is then fetched. Never rejects.
   */
  loadAhead(isWanted?: boolean): Promise<void>
  /** Reports once per error that a version cannot be shown. Returns its replacement, if there is one. */
  fail(error: unknown, version?: Version, isPart?: true): Version | undefined
  /**
   * Reports a rendering or unmounting error of a version, or of a part of it on another page; when code is
   * missing, switches to the other version, if there is one.
   */
  fault(version: Version, error: unknown, phase: 'load' | 'render' | 'unmount', isPart?: true): void
  /** Records what has just been mounted, and removes the style sheets of all other versions. */
  entered(version: Version): void
  /** Records that a version is no longer mounted. */
  left(version: Version): void
  /** Records that a version stayed on the screen, with its mounting time; without a time, a part of it did. */
  stayed(version: Version, mountTime?: number): void
  /** Whether this is the bundle's current version. */
  runs(version: Version): boolean
  /** Switches to the versions that the host serves now, with their fallback, on the next load. */
  replace(versions: readonly Version[]): void
  /** Called when the bundle switches to another version, with the one that failed on the screen, if one did. */
  onSwitch(listener: (failed?: Version) => void): void
}

const fallbacks = readPageData<Record<string, Fallback>>(PAGE_DATA.fallbacks, document)

function numberOf({ entry }: Version): string {
  const address = System.getImportMap().imports?.[entry] ?? entry
  return /\/(\d[^/]*)\/[^/]*$/.exec(address)?.[1] ?? ''
}

/** Loads versions of a bundle with their style sheets. All callers of a loading version get the same failure. */
function versionLoader(name: string) {
  const loading = new Map<Version, Promise<System.Module>>()

  async function start({ entry, sheet }: Version, hasOther: boolean): Promise<System.Module> {
    const [module] = await Promise.all([loadModule(entry, hasOther), loadStyles(name, sheet)])
    return module
  }

  return (version: Version, hasOther: boolean): Promise<System.Module> => {
    const arriving = loading.get(version) ?? start(version, hasOther).finally(() => loading.delete(version))
    loading.set(version, arriving)
    return arriving
  }
}

/** Reports what stayed on the screen while there are trials. */
function reportStayed(shown: Omit<Shown, 'visit'>): void {
  // A release may bring another one.
  const { token } = visit
  if (!token) return
  // Without a connection, nothing could be reported either.
  loadLater().then(
    ({ reportShown }) => reportShown({ ...shown, visit: token }),
    () => undefined,
  )
}

/** Tells whether an error is seen for the first time. */
function firstSight() {
  const seen = new WeakSet<object>()
  return (thrown: unknown) => {
    const error = recordOf(thrown)
    const isFirst = !seen.has(error)
    seen.add(error)
    return isFirst
  }
}

function makeBundle(name: string): Bundle {
  const loadOnce = versionLoader(name)
  let first: Version = { entry: name, sheet: sheetOf(name) }
  let versions = [first, fallbacks[name] ?? []].flat()
  const listeners: ((failed?: Version) => void)[] = []
  const isNew = firstSight()
  let current = first
  /** Stays until the next page when `current` changes. */
  let mounted: Version | undefined
  let isBroken = false

  const loadVersion = (version: Version) => loadOnce(version, version !== versions.at(-1))

  async function loadFrom(version: Version): Promise<Loaded> {
    try {
      return { version, module: await loadVersion(version) }
    } catch (error) {
      const next = bundle.fail(error, version)
      if (!next) throw error
      return loadFrom(next)
    }
  }

  const bundle: Bundle = {
    facts: (version = mounted ?? current) => `${name} ${numberOf(version)}`.trim(),
    number: () => numberOf(mounted ?? current),
    load: () => loadFrom(current),
    async loadAhead(isWanted = false) {
      const arriving = isWanted && versions.length > 1 ? loadFrom(current) : loadVersion(current)
      await arriving.catch(() => undefined)
    },
    fail(thrown, version = mounted ?? current, isPart) {
      const next = versions[versions.indexOf(version) + 1]
      if (!isNew(thrown)) return next
      isBroken = true
      const { phase, message } = failureIn('load', thrown)
      const failed = numberOf(version)
      const takeover = next && { bundle: name, version: numberOf(next), failed }
      reportFailure({ bundle: name, version: failed, phase, isPart, fallback: takeover?.version })
      // What follows an outdated version is what the host serves to everyone.
      if (versions.includes(version)) noteTakeover(name, takeover)
      // A retry after all have failed starts with the first.
      current = next ?? first
      if (next) for (const listener of listeners) listener(isPart ? undefined : version)
      logError(`${bundle.facts(version)} failed (${phase}):`, message)
      return next
    },
    fault(version, thrown, phase, isPart) {
      if (phase === 'load' && version === current) bundle.fail(thrown, version, isPart)
      if (!isNew(thrown)) return
      isBroken ||= !isPart
      reportFailure({ bundle: name, version: numberOf(version), phase, isPart })
    },
    entered(version) {
      mounted = version
      isBroken = false
      dropOtherSheets(name, version.sheet)
    },
    left(version) {
      if (version === mounted) mounted = undefined
    },
    stayed(version, mountTime) {
      if (version === first) reportStayed({ bundle: name, version: numberOf(version), mountTime })
    },
    runs: (version) => version === current,
    replace(others) {
      versions = [...others]
      first = others[0] ?? first
      current = first
      noteTakeover(name, undefined)
      // A working version stays in place; a broken one is replaced immediately.
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
