import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, repository } from '@portal/build/src/workspace.ts'
import { SPECIFIED_TEXTS } from './specified-texts.ts'
import { textsIn } from './texts-in.ts'

/** Packages whose texts reach operators, squads or callers of the API. */
const SHOWN = [
  'root-config',
  'packages/applications',
  'packages/contract',
  'packages/page',
  'packages/servers',
]

const NOT_SHOWN = /\.(test|config)\.tsx?$|\/(testing|examples|migrations)\//

/** The kept list, so that changed texts show up in reviews. */
export const KEPT_TEXTS = join(packageFolder('architecture'), 'texts.txt')

const mark = (text: string) => (SPECIFIED_TEXTS.includes(text) ? `§ ${text}` : `  ${text}`)

function textsOfFile(path: string): string {
  const texts = textsIn(readFileSync(join(repository, path), 'utf8'), path.endsWith('x'))
  return texts.length > 0 ? [path, ...texts.map(mark), ''].join('\n') : ''
}

/**
 * Every text that people can read, grouped by file. `{…}` is inserted at run time; `§` marks texts that the
 * specification fixes.
 */
export function allTexts(): string {
  const options = { cwd: repository, encoding: 'utf8' } as const
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SHOWN], options)
  const files = [...new Set(tracked.split('\n'))].filter(
    (path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path),
  )
  return files.sort().map(textsOfFile).filter(Boolean).join('\n')
}
