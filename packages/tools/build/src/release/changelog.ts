import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const title = (name: string) => `# Changes to ${name}\n`

/** A changelog with one more sentence under its version. Newest version first. */
function withChange(changelog: string, name: string, version: string, sentence: string): string {
  const [, past = ''] = changelog.split(title(name))
  return `${title(name)}\n## ${version}\n\n${sentence}\n${past}`
}

/** Records for the squads what a version of a package changes. */
export function recordChange(directory: string, name: string, version: string, sentence: string): void {
  const file = join(directory, 'CHANGELOG.md')
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withChange(changelog, name, version, sentence))
}
