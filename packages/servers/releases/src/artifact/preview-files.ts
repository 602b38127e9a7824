import { BUNDLE_MANIFEST } from '@portal/contract/releases/built-files.ts'
import { previewOf } from '@portal/contract/releases/preview-versions.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { builtArtifact } from './built-artifact.ts'

/** The files of a built bundle as a preview: only its manifest names the version. */
export function previewFiles(files: ReadonlyMap<string, Buffer>, id: string): ReadonlyMap<string, Buffer> {
  const { manifest, written } = builtArtifact(files)
  const preview = { ...recordOf(written), version: previewOf(manifest.version, id) }
  return new Map(files).set(BUNDLE_MANIFEST, Buffer.from(JSON.stringify(preview)))
}
