import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'

const BETWEEN = ' › '
const TEST = /\.test\.tsx?$/
const TEST_OR_DOCUMENT = /\.(test\.tsx?|md)$/

/** Whether a cell names a proof rather than a reason. */
export const isProof = (cell: string): boolean => cell.includes(BETWEEN)

/**
 * The fault of a proof, a file › the title of a test in it; undefined when the test exists. A section
 * of a document counts where the proof may be one.
 */
export function faultOf(proof: string, { document = false } = {}): string | undefined {
  const [path = '', ...titles] = proof.split(BETWEEN)
  const title = titles.join(BETWEEN)
  if (!(document ? TEST_OR_DOCUMENT : TEST).test(path)) return `${path} is not a test`
  const file = join(repository, path)
  if (!existsSync(file)) return `${path} does not exist`
  const text = readFileSync(file, 'utf8')
  const isThere = path.endsWith('.md')
    ? new RegExp(`^#+ ${title}$`, 'm').test(text)
    : ["'", '"', '`'].some((quote) => text.includes(quote + title + quote))
  return isThere && title !== '' ? undefined : `${path} has no "${title}"`
}

/** Whether a cell is a reason: a sentence. */
export const isReason = (cell: string): boolean => /^[A-Z].{10,}\.$/.test(cell)
