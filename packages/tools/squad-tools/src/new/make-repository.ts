import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogVersions, overriddenVersions } from '../pack/catalog-versions.ts'
import { packPackages } from '../pack/packed-packages.ts'
import { type Dependencies, exactVersions, packageVersions } from '../pack/stage-packages.ts'
import { makeApplication } from './make-application.ts'

/** Folder of the portal's packages in a repository that has them as files. */
const PACKED = 'packages'

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

const FROM_FILES = `The portal's packages are in \`${PACKED}\`. To update them, run \`npm run portal -- pack <folder>/${PACKED}\` in the portal's
repository, then \`npm run portal -- upgrade\` here: it shows what changed, installs, builds and checks.`

const FROM_REGISTRY = `The portal's packages come from the registry in \`.npmrc\`. To update them, change their versions in \`package.json\` and
run \`npm run portal -- upgrade\`: it shows what changed, installs, builds and checks. If the registry requires sign-in: \`npm login --scope=@portal --registry <its address>\`.`

const readmeOf = (name: string, origin: string) => `# @portal/${name}

An application of the operations portal.

\`\`\`
npm install
npm test                                          # types, lint, tests
npm run dev -- https://portal.staging.example     # runs it from source inside a remote portal
npm run build                                     # writes dist, and the backend to dist-backend
npm run portal -- login --url https://portal.staging.example
npm run portal -- check dist --url https://portal.staging.example
npm run portal -- preview --for ada@program.example --url https://portal.staging.example   # a link for a review
npm run portal -- publish dist --url https://portal.staging.example
npm run portal -- promote ${name} 1.0.0 --url https://portal.staging.example --reason "The first release"
\`\`\`

A build server sets \`RELEASE_TOKEN\` instead of \`login\`. A published version never changes: raise \`version\` in
\`package.json\` before publishing again.

${origin}
`

/** Writes the portal's packages into a repository. Returns their locations by name. */
function packedInto(folder: string, root: string): ReadonlyMap<string, string> {
  const files = packPackages(root, join(folder, PACKED))
  return new Map([...files].map(([name, file]) => [name, `file:${PACKED}/${file}`]))
}

interface RepositoryOptions {
  readonly name: string
  readonly folder: string
  /** A registry with the portal's packages; without it they are files. */
  readonly registry: string | undefined
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
export function makeRepository({ name, folder, registry }: RepositoryOptions, root: string): void {
  requireEmptyFolder(folder)
  makeApplication(name, folder)
  const versions = catalogVersions(root)
  const packages = registry === undefined ? packedInto(folder, root) : packageVersions(root)
  const { dependencies, devDependencies, portal, ...facts } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  // Lists all packages by name, so that none is requested from another registry.
  const others = Object.fromEntries([...packages.keys()].map((one) => [one, 'workspace:*']))
  const tools: Dependencies = { ...others, '@types/node': 'catalog:', ...devDependencies }
  const own = {
    ...facts,
    scripts: SCRIPTS,
    dependencies: exactVersions(dependencies, packages, versions),
    devDependencies: exactVersions(
      Object.fromEntries(
        Object.entries(tools)
          .filter(([one]) => !(one in dependencies))
          .sort(byName),
      ),
      packages,
      versions,
    ),
    overrides: overriddenVersions(root),
    portal,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  writeFileSync(join(folder, '.gitignore'), GITIGNORE)
  if (registry !== undefined) writeFileSync(join(folder, '.npmrc'), `@portal:registry=${registry}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    readmeOf(name, registry === undefined ? FROM_FILES : FROM_REGISTRY),
  )
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.localeCompare(other)
