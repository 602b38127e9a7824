import { bundleOf, type Version } from './bundle.ts'
import { STAYED_MS } from './supervise.ts'

/** Which versions of bundles give parts, such as cards, to pages of others. */
const givers = new Map<string, Version>()

/** Loads a bundle for a part of it that is in the page of another one. */
export async function loadBundle(name: string): Promise<System.Module> {
  const bundle = bundleOf(name)
  const { version, module } = await bundle.load()
  givers.set(name, version)
  setTimeout(() => bundle.stayed(version), STAYED_MS)
  return module
}

/** Hears of what such a part could not draw, or of code of it that did not come. */
export function onFaultOf(name: string, error: unknown, phase: 'load' | 'render'): void {
  const version = givers.get(name)
  if (version) bundleOf(name).fault(version, error, phase, true)
}
