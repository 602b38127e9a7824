import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogVersions, overriddenVersions } from './catalog-versions.ts'
import { makeApplication } from './make-application.ts'
import { packageVersions, packPackages } from './packages-to-build-with.ts'

/** Where the packages of the portal lie in a repository that has them as files. */
const PACKED = 'packages'

const TOOLING = 'node_modules/@portal/tooling'

const SCRIPTS = {
  dev: `node --import tsx ${TOOLING}/src/squad/serve-against.ts .`,
  test: 'npm run --silent types && npm run --silent lint && jest',
  types: 'tsc --project .',
  lint: `biome check --config-path=${TOOLING}/lint.json --error-on-warnings src`,
  build: `node --import tsx ${TOOLING}/src/squad/build-application.ts`,
  portal: 'node --import tsx node_modules/@portal/releases/src/command-line/portal.ts',
}

const GITIGNORE = 'node_modules/\ndist/\n.cache/\n'

const FROM_FILES = `The packages of the portal lie in \`${PACKED}\`. Newer ones are written there by \`npm run portal -- pack <folder>/${PACKED}\`
in the repository of the portal, and come into use with \`npm install\` after their names in \`package.json\` are theirs.`

const FROM_REGISTRY = `The packages of the portal come from the registry in \`.npmrc\`. Newer ones come into use with \`npm install\` after their
versions in \`package.json\` are theirs. When the registry asks who you are: \`npm login --scope=@portal --registry <its address>\`.`

const readmeOf = (name: string, whence: string) => `# @portal/${name}

An application of the operations portal.

\`\`\`
npm install
npm test                                          types, lint, tests
npm run dev -- https://portal.staging.example     from source, inside a portal that runs elsewhere
npm run build                                     makes dist
npm run portal -- login --url https://portal.staging.example
npm run portal -- check dist --url https://portal.staging.example
npm run portal -- publish dist --url https://portal.staging.example
npm run portal -- promote ${name} 1.0.0 --url https://portal.staging.example --reason "The first release"
\`\`\`

A build server sets \`RELEASE_TOKEN\` in the place of \`login\`. What is published stands for its bytes: raise \`version\` in
\`package.json\` for the next ones.

${whence}
`

type Dependencies = Readonly<Record<string, string>>

/** Exact versions of the libraries, and where the packages of the portal are. */
function resolved(
  dependencies: Dependencies,
  versions: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, string>,
): Dependencies {
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const version = packages.get(name) ?? versions.get(name)
      if (version === undefined) throw new Error(`No version is known of ${name}.`)
      return [name, version]
    }),
  )
}

/** Writes the packages of the portal into a repository, and gives where they are by their names. */
function packedInto(folder: string, root: string): ReadonlyMap<string, string> {
  const files = packPackages(root, join(folder, PACKED))
  return new Map([...files].map(([name, file]) => [name, `file:${PACKED}/${file}`]))
}

interface Wanted {
  readonly name: string
  readonly folder: string
  /** A registry that has the packages of the portal; without it they come as files. */
  readonly registry: string | undefined
}

/** Makes the folder of a repository. Throws a sentence when it cannot be made, or something lies in it. */
export function requireEmptyFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length === 0) return
  } catch {
    throw new Error(
      `${folder} cannot be made. Name a folder in a place that is there and that you may write to.`,
    )
  }
  throw new Error(`${folder} is not empty. Name a folder that is, or one that is not there.`)
}

/** Makes a repository for an application, with the packages of the portal that it is built with. */
export function makeRepository({ name, folder, registry }: Wanted, root: string): void {
  requireEmptyFolder(folder)
  makeApplication(name, folder)
  const versions = catalogVersions(root)
  const packages = registry === undefined ? packedInto(folder, root) : packageVersions(root)
  const { dependencies, devDependencies, portal, ...facts } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  // All of them by name, so that no other registry is asked for one.
  const others = Object.fromEntries([...packages.keys()].map((one) => [one, 'workspace:*']))
  const tools: Dependencies = { ...others, '@types/node': 'catalog:', ...devDependencies }
  const own = {
    ...facts,
    scripts: SCRIPTS,
    dependencies: resolved(dependencies, versions, packages),
    devDependencies: resolved(
      Object.fromEntries(
        Object.entries(tools)
          .filter(([one]) => !(one in dependencies))
          .sort(byName),
      ),
      versions,
      packages,
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
