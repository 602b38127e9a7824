import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassedCheck } from '@portal/contract/releases/publish-facts.ts'
import { z } from 'zod'
import { ReleaseError } from '../release-error.ts'
import { type BuiltArtifact, CHECK_FILE } from './built-artifact.ts'

/** The result of a check beside a built bundle. A new build of the bundle replaces it with its folder. */
const CheckFile = PassedCheck.extend({ status: z.enum(['passed', 'failed']) })

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
  if (text === undefined) return undefined
  try {
    const { status, ...check } = CheckFile.parse(JSON.parse(text))
    return status === 'passed' && check.digest === digest ? check : undefined
  } catch {
    // A file that somebody else wrote says nothing.
    return undefined
  }
}
