import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { importedNames, sourcesIn, usedBuilders } from '@portal/tooling/src/imported-names.ts'
import * as zod from 'zod'

const require = createRequire(import.meta.url)
const packages = fileURLToPath(new URL('../../', import.meta.url))

/** Code that runs in the page, and so decides what the shared libraries must offer. */
const PAGE_PACKAGES = ['contract', 'routing', 'session', 'ui', 'portal-app', 'shell', 'subjects', 'users']
const pageSources = () => PAGE_PACKAGES.flatMap((name) => sourcesIn(`${packages}${name}/src`))

/** The form resolver is bundled into `@portal/ui` and takes its names from the shared module as well. */
const resolvers = () => sourcesIn(`${packages}ui/node_modules/@hookform/resolvers`, /\.mjs$/)

/** React's modules in one file: they are of one version by their own rule, and each request costs. */
function react(): string {
  const parts = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
  const seen = new Set<string>(['default'])
  const exported = parts.map((part, index) => {
    const names = Object.keys(require(part)).filter((name) => !seen.has(name))
    for (const name of names) seen.add(name)
    return `export const { ${names.join(', ')} } = part${index}`
  })
  return [
    ...parts.map((part, index) => `import part${index} from '${part}'`),
    ...exported,
    'export default { ...part2, ...part3, ...part0 }',
  ].join('\n')
}

/** Only what is imported somewhere: a whole library is up to five times the size. */
function named(library: string, extra: readonly string[] = []): string {
  const names = importedNames([...pageSources(), ...extra], library)
  return `export { ${names.join(', ')} } from '${library}'`
}

/**
 * The `z` object with the builders in use; `z.core` is only ever named in types. `jitless`: zod would try
 * `new Function`, which the page's policy forbids.
 */
function zodParts(): string {
  const builders = usedBuilders(pageSources().filter((file) => /from 'zod'/.test(readFileSync(file, 'utf8'))))
  const used = builders.filter((name) => name in zod.z && name !== 'core')
  // Some builders bear the names of keywords, so all get a name of their own on the way.
  const named = used.map((name) => `${name} as $${name}`)
  const members = used.map((name) => `${name}: $${name}`)
  return [
    `import { config, ${named.join(', ')} } from 'zod'`,
    'config({ jitless: true })',
    `export const z = { ${members.join(', ')} }`,
  ].join('\n')
}

const ENTRIES = {
  react,
  'react-router-dom': () => named('react-router-dom'),
  'react-query': () => named('@tanstack/react-query'),
  rxjs: () => named('rxjs'),
  zod: zodParts,
  'react-hook-form': () => named('react-hook-form', resolvers()),
} satisfies Record<string, () => string>

/** Writes one entry per shared library, listing what the portal's packages import; gives name → file. */
export function writeSharedEntries(): Record<keyof typeof ENTRIES, string> {
  const folder = fileURLToPath(new URL('../.cache/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const files = Object.entries(ENTRIES).map(([name, source]) => {
    const file = `${folder}${name}.js`
    writeFileSync(file, `${source()}\n`)
    return [name, file]
  })
  return Object.fromEntries(files)
}
