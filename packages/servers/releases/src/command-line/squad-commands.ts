import { resolve } from 'node:path'
import { ReleaseError } from '../release-error.ts'
import { type Given, requireWords } from './arguments.ts'
import { isOfPortal } from './repository.ts'
import { ofPortal, runProgram, type Tool } from './tool.ts'
import { UsageError } from './usage.ts'

/** The program prints its own progress and problems. */
const program =
  (file: string, argumentsOf: (given: Given, words: readonly string[]) => readonly string[]): Tool =>
  async (repository, given) => {
    const code = await runProgram(repository, file, argumentsOf(given, given.words.slice(1)))
    return { data: { code }, lines: [], isRefused: code !== 0 }
  }

/** Creates an application in this repository or in its own. */
export const newApplication = ofPortal(
  program('squad-tools/src/new/new-application.ts', ({ repository, registry, isInstalled }, words) => {
    const [name = ''] = requireWords(words, 'name')
    if (registry !== undefined && repository === undefined)
      throw new UsageError('--registry needs a separate repository: name its folder with --repository.')
    return [
      name,
      ...(repository === undefined ? [] : ['--repository', resolve(repository)]),
      ...(registry === undefined ? [] : ['--registry', registry]),
      ...(isInstalled ? [] : ['--no-install']),
    ]
  }),
)

const upgradeHere = program('squad-tools/src/upgrade/upgrade-repository.ts', ({ url }, words) => {
  requireWords(words)
  return url === undefined ? [] : ['--url', url]
})

/** Follows the portal: shows what changed in its packages, installs them, builds and checks the application. */
export const upgrade: Tool = async (repository, given) => {
  if (!isOfPortal(repository)) return upgradeHere(repository, given)
  throw new ReleaseError(
    'absent',
    "upgrade works only in a squad's own repository; applications here always use these packages.",
  )
}

/** Shows an application from source inside a running portal. */
export const dev = program('squad-tools/src/against/serve-against.ts', ({ against, port }, words) => {
  const [word = ''] = requireWords(words, 'package or folder')
  if (against === undefined) throw new UsageError('Enter the remote portal to run it in: --against <url>.')
  return [word, '--against', against, '--port', String(port)]
})
