import { z } from 'zod'
import { PassedCheck } from './publish-facts.ts'

/** The file of a built bundle that describes its others. */
export const BUNDLE_MANIFEST = 'manifest.json'
/** Lists the bundle's libraries for those who maintain them; no page needs it. */
const BILL = 'bom.json'
/** What `portal check` found about these bytes; publishing reads it and does not publish it. */
export const CHECK_FILE = 'check.json'

/** Whether a file of a built folder is published. */
export const isForPublishing = (name: string): boolean => name !== BILL && name !== CHECK_FILE

/** The result of a check beside a built bundle. A new build of the bundle replaces it with its folder. */
const CheckFile = PassedCheck.extend({ status: z.enum(['passed', 'failed']) })

/** The passed check of the bytes with this digest; `undefined` when the last one failed or was about others. */
export function passedCheckIn(text: string, digest: string): PassedCheck | undefined {
  try {
    const { status, ...check } = CheckFile.parse(JSON.parse(text))
    return status === 'passed' && check.digest === digest ? check : undefined
  } catch {
    // A file that somebody else wrote says nothing.
    return undefined
  }
}
