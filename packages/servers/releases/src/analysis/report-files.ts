import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FAILURE_PHASES } from '@portal/contract/page-failure.ts'
import { CanaryCourse } from '@portal/contract/releases/canary-state.ts'
import { z } from 'zod'
import { systemCode } from '../store/system-code.ts'
import { canaryReports, type KeptReport } from './canary-reports.ts'
import { timelineOf } from './canary-state.ts'
import type { JudgedVersion } from './running-canaries.ts'

/** How the file of an ended canary ends. */
const ENDED = '.ended.json'

/** A canary or a promotion by its bundle and the release that started it. */
export type Known = Pick<JudgedVersion, 'bundle' | 'startedBy'>

const Line: z.ZodType<KeptReport> = z.strictObject({
  at: z.number(),
  session: z.string(),
  reporter: z.string(),
  side: z.enum(['canary', 'stable']),
  failure: z.enum(FAILURE_PHASES).optional(),
  isPart: z.literal(true).optional(),
  mountMs: z.number().optional(),
})

/** Courses of older canaries are deleted. */
const MAX_ENDED = 20

const Timeline = CanaryCourse.shape.timeline

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

/**
 * Stores the health reports on the running canaries and watched promotions of an environment, in one append-only file
 * for each.
 */
export function reportFiles(folder: string) {
  const partOf = ({ bundle, startedBy }: Known) => `${startedBy}-${bundle.replace('/', '~')}`
  const nameOf = (canary: Known) => `${partOf(canary)}.jsonl`
  const startOf = (name: string) => Number.parseInt(name, 10)

  /** Replaces the reports on an ended canary with their figures over time, which are few. */
  async function summarize(name: string): Promise<void> {
    const reports = canaryReports()
    for (const report of (await textOf(join(folder, name))).split('\n').flatMap(parse)) reports.add(report)
    const timeline = JSON.stringify(timelineOf(reports.sessions().canary))
    await writeFile(join(folder, name.replace(/\.jsonl$/, ENDED)), timeline, { mode: 0o600 })
    await rm(join(folder, name), { force: true })
  }

  return {
    async read(canary: Known): Promise<KeptReport[]> {
      return (await textOf(join(folder, nameOf(canary)))).split('\n').flatMap(parse)
    },

    async add(canary: Known, reports: readonly KeptReport[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Starts with a line break in case the last line is truncated.
      const lines = reports.map((report) => `\n${JSON.stringify(report)}`)
      await appendFile(join(folder, nameOf(canary)), lines.join(''), { mode: 0o600 })
    },

    /** The figures of an ended canary over time; empty when they are no longer kept. */
    async readTimeline(canary: Known): Promise<CanaryCourse['timeline']> {
      const text = await textOf(join(folder, `${partOf(canary)}${ENDED}`))
      return text === '' ? [] : Timeline.parse(JSON.parse(text))
    },

    /** Summarizes the reports on ended canaries, and deletes the oldest summaries. */
    async keepOnly(canaries: readonly Known[]): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const running = new Set(canaries.map(nameOf))
      const ended = (await readdir(folder)).filter((name) => name.endsWith('.jsonl') && !running.has(name))
      for (const name of ended) await summarize(name)
      const kept = (await readdir(folder)).filter((name) => name.endsWith(ENDED))
      const newestFirst = kept.sort((one, other) => startOf(other) - startOf(one))
      for (const name of newestFirst.slice(MAX_ENDED)) await rm(join(folder, name), { force: true })
    },
  }
}
