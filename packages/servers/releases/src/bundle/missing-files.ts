import { type BundleManifest, providedBy } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'files' | 'provides' | 'preload' | 'routes'>

/** The page loads an application by its name. */
const lacksEntry = (bundle: Facts) =>
  bundle.routes.length > 0 && !Object.hasOwn(providedBy(bundle), bundle.name)
    ? [`${bundle.name} ${bundle.version} has screens, but does not provide "${bundle.name}".`]
    : []

function missingFilesOf(bundle: Facts): string[] {
  const provided = Object.entries(providedBy(bundle)).map(([name, file]) => [`provides "${name}" as`, file])
  const preloaded = Object.entries(bundle.preload).flatMap(([path, files]) =>
    files.map((file) => [`preloads for "${path}"`, file]),
  )
  const missing = [...provided, ...preloaded]
    .filter(([, file = '']) => !Object.hasOwn(bundle.files, file))
    .map(([what, file]) => `${bundle.name} ${bundle.version} ${what} ${file}, which is not one of its files.`)
  return [...lacksEntry(bundle), ...missing]
}

/** Each file that a manifest names but does not list, and a missing entry: such a bundle cannot be used in a page. */
export const missingFiles = (bundles: readonly Facts[]): Misfit[] =>
  bundles.flatMap((bundle) =>
    missingFilesOf(bundle).map((sentence) => ({ sentence, bundles: [bundle.name] })),
  )
