import { type BundleManifest, providedBy } from './bundle-manifest.ts'
import type { Misfit } from './misfit.ts'

type Facts = Pick<BundleManifest, 'name' | 'version' | 'files' | 'provides' | 'preload'>

function missingFilesOf(bundle: Facts): string[] {
  const provided = Object.entries(providedBy(bundle)).map(([name, file]) => [`provides "${name}" as`, file])
  const preloaded = Object.entries(bundle.preload).flatMap(([path, files]) =>
    files.map((file) => [`preloads for "${path}"`, file]),
  )
  return [...provided, ...preloaded]
    .filter(([, file = '']) => !Object.hasOwn(bundle.files, file))
    .map(([what, file]) => `${bundle.name} ${bundle.version} ${what} ${file}, which is not one of its files.`)
}

/** Each file that a manifest names but does not list: such a bundle cannot be used in a page. */
export const missingFiles = (bundles: readonly Facts[]): Misfit[] =>
  bundles.flatMap((bundle) =>
    missingFilesOf(bundle).map((sentence) => ({ sentence, bundles: [bundle.name] })),
  )
