import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { compileProgram } from '@portal/build/src/compile-program.ts'
import { packageFolder } from '@portal/server-common/package-folder.ts'
import { isLeftOut, packageVersions } from './package-versions.ts'
import { writeJson } from './stage-packages.ts'
import { FACTS_FILE, workspaceFacts } from './workspace-facts.ts'

/** The package that npx runs to begin a repository. */
export const CREATOR = '@portal/create'

const STARTER = 'starter'
/** Where its source is in these tools, so that it finds the starter and the facts in the same places. */
const PROGRAM = 'src/new/begin-repository'

/** The version of the creator: that of the tools that it is a part of. */
export const creatorVersion = (root: string): string => packageVersions(root).get('@portal/squad-tools') ?? ''

/**
 * Writes the creator into a folder and returns it: a program, the starter and the facts of this workspace. It has no dependencies,
 * because npx would install them all before the first line of the program runs.
 */
export function stageCreator(root: string, folder: string): string {
  const tools = packageFolder(root, 'squad-tools')
  const filter = (path: string) => !isLeftOut(path)
  cpSync(join(tools, STARTER), join(folder, STARTER), { recursive: true, filter })
  compileProgram(join(tools, `${PROGRAM}.ts`), join(folder, `${PROGRAM}.mjs`))
  writeJson(join(folder, FACTS_FILE), workspaceFacts(root))
  writeJson(join(folder, 'package.json'), {
    name: CREATOR,
    version: creatorVersion(root),
    type: 'module',
    bin: `./${PROGRAM}.mjs`,
  })
  return folder
}
