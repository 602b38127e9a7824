import { bundleOf, type Version } from './bundle.ts'
import { STAYED_MS } from './watch-screen.ts'

/** Versions of bundles that provide parts, such as cards, to other pages. */
const givers = new Map<string, Version>()

/** Name and version of a bundle that provided a part to a page of another bundle. Its code runs until a reload. */
export function factsOfGiver(name: string): string | undefined {
  const version = givers.get(name)
  return version && bundleOf(name).facts(version)
}

/** Loads a bundle for a part of it on another bundle's page. */
export async function loadBundle(name: string): Promise<System.Module> {
  const bundle = bundleOf(name)
  const { version, module } = await bundle.load()
  givers.set(name, version)
  setTimeout(() => bundle.stayed(version), STAYED_MS)
  return module
}

/** Reports a rendering error or missing code of such a part. */
export function onFaultOf(name: string, error: unknown, phase: 'load' | 'render'): void {
  const version = givers.get(name)
  if (version) bundleOf(name).fault(version, error, phase, true)
}
