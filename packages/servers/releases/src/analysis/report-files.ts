import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_PHASES } from '@portal/contract/page-failure.ts'
import { z } from 'zod'
import { systemCode } from '../store/system-code.ts'
import type { KeptReport } from './canary-reports.ts'
import type { RunningCanary } from './running-canaries.ts'

const Line: z.ZodType<KeptReport> = z.strictObject({
  at: z.number(),
  session: z.string(),
  reporter: z.string(),
  side: z.enum(['canary', 'stable']),
  failure: z.enum(FAILURE_PHASES).optional(),
  isPart: z.literal(true).optional(),
  mountMs: z.number().optional(),
})

/** The last line of a file may be truncated. */
function parse(line: string): KeptReport[] {
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

/** Stores the health reports on the running canaries of an environment, in one append-only file per canary. */
export function reportFiles(folder: string) {
  const nameOf = ({ bundle, startedBy }: RunningCanary) => `${startedBy}-${bundle.replace('/', '~')}.jsonl`

  return {
    async read(canary: RunningCanary): Promise<KeptReport[]> {
      return (await textOf(join(folder, nameOf(canary)))).split('\n').flatMap(parse)
    },

    async add(canary: RunningCanary, reports: readonly KeptReport[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Starts with a line break in case the last line is truncated.
      const lines = reports.map((report) => `\n${JSON.stringify(report)}`)
      await appendFile(join(folder, nameOf(canary)), lines.join(''), { mode: 0o600 })
    },

    /** Deletes the reports on ended canaries. */
    async keepOnly(canaries: readonly RunningCanary[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const running = new Set(canaries.map(nameOf))
      const ended = (await readdir(folder)).filter((name) => name.endsWith('.jsonl') && !running.has(name))
      for (const name of ended) await rm(join(folder, name), { force: true })
    },
  }
}
