import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'

/** A page composes parts; a longer one hides them. */
export const MAX_PAGE_LINES = 60

export const isPageFile = (path: string): boolean => path.endsWith('-page.tsx')

export const linesIn = (text: string): number => text.trimEnd().split('\n').length

/** The pages of an application's sources that are too long; nothing where there are no sources. */
export function pageLengthResults(directory: string): CheckResult[] {
  const sources = join(directory, 'src')
  if (!existsSync(sources)) return []
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isPageFile).sort()
  return files.flatMap((file): CheckResult[] => {
    const lines = linesIn(readFileSync(join(sources, file), 'utf8'))
    if (lines <= MAX_PAGE_LINES) return []
    const says = `src/${file} has ${lines} lines; a page has at most ${MAX_PAGE_LINES}. Move parts of it to files beside it.`
    return [{ check: 'pages', status: 'noted', says }]
  })
}
