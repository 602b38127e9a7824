import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const title = (name: string) => `# Changes of ${name}\n`

/** A changelog with a sentence more, under the version that it came with. The newest version stands first. */
function withChange(changelog: string, name: string, version: string, sentence: string): string {
  const [, past = ''] = changelog.split(title(name))
  return `${title(name)}\n## ${version}\n\n${sentence}\n${past}`
}

/** Writes down for the squads what a version of a package brings. */
export function recordChange(directory: string, name: string, version: string, sentence: string): void {
  const file = join(directory, 'CHANGELOG.md')
  const changelog = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withChange(changelog, name, version, sentence))
}
