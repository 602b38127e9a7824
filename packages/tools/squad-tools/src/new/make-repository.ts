import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dependencies, exactVersions } from '../pack/stage-packages.ts'
import type { WorkspaceFacts } from '../pack/workspace-facts.ts'
import { makeApplication } from './make-application.ts'
import type { PackageOrigin } from './package-origin.ts'

const PORTAL = 'node_modules/@portal'

const SCRIPTS = {
  dev: `node --import tsx ${PORTAL}/squad-tools/src/against/serve-against.ts .`,
  test: 'npm run --silent types && npm run --silent lint && jest',
  types: 'tsc --project .',
  lint: `biome check --config-path=${PORTAL}/build/lint.json --error-on-warnings src`,
  backend: 'node --import tsx src/backend.ts',
  build: `node --import tsx ${PORTAL}/squad-tools/src/build-application.ts`,
  portal: `node --import tsx ${PORTAL}/releases/src/command-line/portal.ts`,
}

const GITIGNORE = 'node_modules/\ndist/\ndist-backend/\n.cache/\n'

const readmeOf = (name: string, { portal, explained }: PackageOrigin) => `# @portal/${name}

An application of the operations portal.

\`\`\`
npm install
npm test                          # types, lint (npm run lint -- --write formats), tests
npm run dev -- ${portal}   # runs it from source inside that portal
npm run build                     # writes dist, and the backend to dist-backend
npm run portal -- login --url ${portal}
npm run portal -- check dist --url ${portal}
npm run portal -- preview --for ada@program.example --url ${portal}   # a link for a review
npm run portal -- publish dist --url ${portal}
npm run portal -- promote ${name} 1.0.0 --url ${portal} --reason "The first release"
npm run portal -- canary start ${name} 1.1.0 --cohort ada@program.example --url ${portal} --reason "Ada sees it first"
\`\`\`

Everyone with its permissions gets the first release; each later version can start as a canary, which \`promote\` gives to
everyone and \`canary abort ${name}\` ends. \`rollback ${name}\` goes back to the version before.

The administrators of the portal run what is in \`dist-backend\`, as \`node --enable-source-maps backend.js\`, before a version with
new calls is released: \`check\` and \`npm run portal -- doctor --url ${portal}\` report hosts that have no backend for it.

A build server sets \`RELEASE_TOKEN\` instead of \`login\`. A published version never changes: raise \`version\` in
\`package.json\` before publishing again.

The portal knows a permission of \`src/permissions.ts\` once a version that declares it is published there. Before that, nobody
has it, also in \`npm run dev\`: publish a preview for yourself, then give the permission to a role.

${explained}
`

interface RepositoryOptions {
  readonly name: string
  readonly folder: string
  readonly origin: PackageOrigin
}

/** Creates the folder of a repository. Throws an `Error` with a one-sentence message when that fails or the folder is not empty. */
export function requireEmptyFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length === 0) return
  } catch {
    throw new Error(`${folder} could not be created. Choose a folder in an existing, writable place.`)
  }
  throw new Error(`${folder} is not empty. Choose an empty or new folder.`)
}

/** Creates the repository of an application, with the portal's packages that build it. */
export function makeRepository({ name, folder, origin }: RepositoryOptions, facts: WorkspaceFacts): void {
  requireEmptyFolder(folder)
  makeApplication(name, folder)
  const packages = origin.place(folder)
  const { dependencies, devDependencies, portal, ...named } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  // Lists all packages by name, so that none is requested from another registry.
  const others = Object.fromEntries(Object.keys(packages).map((one) => [one, 'workspace:*']))
  const tools: Dependencies = { ...others, '@types/node': 'catalog:', ...devDependencies }
  const own = {
    ...named,
    scripts: SCRIPTS,
    dependencies: exactVersions(dependencies, packages, facts.libraries),
    devDependencies: exactVersions(
      Object.fromEntries(
        Object.entries(tools)
          .filter(([one]) => !(one in dependencies))
          .sort(byName),
      ),
      packages,
      facts.libraries,
    ),
    overrides: facts.overrides,
    portal,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  writeFileSync(join(folder, '.gitignore'), GITIGNORE)
  if (origin.npmrc !== undefined) writeFileSync(join(folder, '.npmrc'), origin.npmrc)
  writeFileSync(join(folder, 'README.md'), readmeOf(name, origin))
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.localeCompare(other)
