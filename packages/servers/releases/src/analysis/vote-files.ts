import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_PHASES } from '@portal/contract/page-failure.ts'
import { z } from 'zod'
import { systemCode } from '../store/system-code.ts'
import type { KeptVote } from './canary-votes.ts'
import type { RunningCanary } from './running-canaries.ts'

const Line: z.ZodType<KeptVote> = z.strictObject({
  at: z.number(),
  session: z.string(),
  voter: z.string(),
  side: z.enum(['canary', 'stable']),
  failure: z.enum(FAILURE_PHASES).optional(),
  isPart: z.literal(true).optional(),
  mountMs: z.number().optional(),
})

/** The last line of a file may be truncated. */
function parse(line: string): KeptVote[] {
  try {
    return [Line.parse(JSON.parse(line))]
  } catch {
    return []
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** Stores the votes on the running canaries of an environment, in one append-only file per canary. */
export function voteFiles(folder: string) {
  const nameOf = ({ bundle, startedBy }: RunningCanary) => `${startedBy}-${bundle.replace('/', '~')}.jsonl`

  return {
    async read(canary: RunningCanary): Promise<KeptVote[]> {
      return (await textOf(join(folder, nameOf(canary)))).split('\n').flatMap(parse)
    },

    async add(canary: RunningCanary, votes: readonly KeptVote[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Starts with a line break in case the last line is truncated.
      const lines = votes.map((vote) => `\n${JSON.stringify(vote)}`)
      await appendFile(join(folder, nameOf(canary)), lines.join(''), { mode: 0o600 })
    },

    /** Deletes the votes on ended canaries. */
    async keepOnly(canaries: readonly RunningCanary[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const running = new Set(canaries.map(nameOf))
      const ended = (await readdir(folder)).filter((name) => name.endsWith('.jsonl') && !running.has(name))
      for (const name of ended) await rm(join(folder, name), { force: true })
    },
  }
}
