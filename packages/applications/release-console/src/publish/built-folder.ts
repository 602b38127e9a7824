import { BUNDLE_MANIFEST, CHECK_FILE, isForPublishing } from '@portal/contract/releases/built-files.ts'

/** A built folder of this device, as it was when it was chosen. */
export interface BuiltFolder {
  /** The files to publish by name, including the manifest. */
  readonly files: ReadonlyMap<string, Blob>
  readonly manifest: string
  /** What the last check on that device found, in its own format; empty without one. */
  readonly check: string
}

/** Whether a file is in the chosen folder itself, whose name starts its path. */
const isDirectlyIn = ({ webkitRelativePath }: File) => webkitRelativePath.split('/').length <= 2

/** Why a folder is not a built application, in a sentence with what to do. */
export function folderProblem(chosen: readonly File[]): string | undefined {
  const own = chosen.filter(isDirectlyIn)
  if (!own.some(({ name }) => name === BUNDLE_MANIFEST))
    return `This folder has no ${BUNDLE_MANIFEST}. Build the application, then choose its dist folder.`
  const deeper = chosen.find((file) => !isDirectlyIn(file))
  if (deeper) return `${deeper.webkitRelativePath} is in a folder of its own. Build the application again.`
  return undefined
}

/** Reads all files at once, so that what is shown is what is sent. */
export async function readFolder(chosen: readonly File[]): Promise<BuiltFolder> {
  const textOf = async (name: string) => (await chosen.find((file) => file.name === name)?.text()) ?? ''
  const files = chosen
    .filter(({ name }) => isForPublishing(name))
    .map(async (file) => [file.name, new Blob([await file.arrayBuffer()])] as const)
  return {
    files: new Map(await Promise.all(files)),
    manifest: await textOf(BUNDLE_MANIFEST),
    check: await textOf(CHECK_FILE),
  }
}

/** The size of all its files together, in bytes. */
export const sizeOf = ({ files }: BuiltFolder): number =>
  [...files.values()].reduce((sum, { size }) => sum + size, 0)
