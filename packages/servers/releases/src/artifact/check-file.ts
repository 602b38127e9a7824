import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CHECK_FILE, passedCheckIn } from '@portal/contract/releases/built-files.ts'
import type { PassedCheck } from '@portal/contract/releases/publish-facts.ts'
import { ReleaseError } from '../release-error.ts'
import type { BuiltArtifact } from './built-artifact.ts'

/** Records the result of a check of a built folder. */
export async function writeCheckFile(
  folder: string,
  { digest }: BuiltArtifact,
  status: 'passed' | 'failed',
): Promise<void> {
  const found = { digest, at: new Date().toISOString(), status }
  await writeFile(join(folder, CHECK_FILE), `${JSON.stringify(found)}\n`).catch(() => {
    throw new ReleaseError('denied', `The result could not be written to ${join(folder, CHECK_FILE)}.`)
  })
}

/** The passed check of exactly these bytes; `undefined` when the last one failed or was about others. */
export async function readPassedCheck(
  folder: string,
  { digest }: BuiltArtifact,
): Promise<PassedCheck | undefined> {
  const text = await readFile(join(folder, CHECK_FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : passedCheckIn(text, digest)
}
