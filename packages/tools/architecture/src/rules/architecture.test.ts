import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { isPageFile, linesIn, MAX_PAGE_LINES } from '@portal/build/src/page-lengths.ts'
import { repository, workspacePackages } from '@portal/build/src/workspace.ts'
import { componentProps } from './component-props.ts'
import { findCycle } from './find-cycle.ts'
import { longestFunction } from './function-lengths.ts'
import { APPLICATIONS, FETCH_OWNERS, GENERIC_NAMES, LAYERS, PAGE_PACKAGES, SURFACES } from './layers.ts'
import { importsOf, isTest, resolved, type SourceFile, sourceFiles } from './source-files.ts'

const files = sourceFiles()
const sources = files.filter((file) => !isTest(file) && !/\.(mjs|cjs)$/.test(file.path))
const inPage = sources.filter(({ owner }) => PAGE_PACKAGES.includes(owner))
const paths = (found: readonly SourceFile[]) => found.map(({ path }) => path)
const linesOf = ({ text }: SourceFile) => linesIn(text)

describe('packages', () => {
  test.each(workspacePackages().map((folder) => [basename(folder), folder]))(
    '%s uses only layers below it',
    (name, folder) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const used = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@portal/'))
      const allowed = LAYERS[name]?.map((layer) => `@portal/${layer}`)
      expect(used.filter((dependency) => !allowed?.includes(dependency))).toEqual([])
    },
  )

  test('production needs no demo data', () => {
    const users = sources.filter((file) =>
      importsOf(file).some((name) => name.startsWith('@portal/demo-data/')),
    )
    const forTests = ['benchmarks', 'demo-data', 'journeys']
    expect(paths(users.filter(({ owner }) => !forTests.includes(owner)))).toEqual([
      'packages/tools/stack/src/reset.ts',
    ])
  })

  test('every dependency has one exact version', () => {
    const workspace = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
    const catalog = workspace.slice(workspace.indexOf('catalog:'), workspace.indexOf('allowBuilds:'))
    const versions = [...catalog.matchAll(/^ {2}\S+: (.+)$/gm)].map(([, version = '']) => version)
    expect(versions.length).toBeGreaterThan(40)
    expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([])
    for (const folder of [repository, ...workspacePackages()]) {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const wanted = Object.values({ ...dependencies, ...devDependencies })
      expect(wanted.filter((version) => version !== 'catalog:' && version !== 'workspace:*')).toEqual([])
    }
  })

  test('the top level matches the design card', () => {
    const expected = ['importmap.json', 'package.json', 'packages', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    const visible = readdirSync(repository).filter((name) => !name.startsWith('.') && name !== 'node_modules')
    expect(visible.sort()).toEqual([...expected, 'README.md', 'root-config', 'scripts'].sort())
  })
})

describe('files', () => {
  test('no file imports itself, directly or indirectly', () => {
    const graph = new Map(
      sources.map((file) => {
        const relative = importsOf(file, { types: false }).filter((specifier) => specifier.startsWith('.'))
        return [file.path, relative.map((specifier) => resolved(file, specifier))]
      }),
    )
    expect(findCycle(graph)).toEqual([])
  })

  test('are named after their contents', () => {
    const generic = files.filter(({ path }) => GENERIC_NAMES.test(basename(path)) && !SURFACES.includes(path))
    expect(paths(generic)).toEqual([])
    const odd = files.filter(
      ({ path }) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(d\.ts|test\.tsx?|tsx?|mjs|cjs)$/.test(basename(path)),
    )
    expect(paths(odd)).toEqual([])
  })

  test('are short: at most 80 lines by median, and never above 200', () => {
    const lengths = sources.map(linesOf).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
    expect(paths(sources.filter((file) => linesOf(file) > 200))).toEqual([])
    const pages = sources.filter(({ path }) => isPageFile(path))
    expect(paths(pages.filter((file) => linesOf(file) > MAX_PAGE_LINES))).toEqual([])
  })

  test('have no function above 80 lines, nested ones included, except in migrations', () => {
    const lines = (inner: number) =>
      `const f = () => {\n  const g = () => {\n${'    // ä\n'.repeat(inner)}  }\n}`
    expect(longestFunction({ path: 'f.ts', text: `// ä\n${lines(5)}\n\nconst h = 1` })).toBe(9)
    const long = sources.filter((file) => longestFunction(file) > 80)
    expect(paths(long).filter((path) => !path.includes('/migrations/'))).toEqual([])
  })

  test('do not silence the compiler', () => {
    const loose = files.filter(({ text }) =>
      /: any\b|<any>|as any\b|@ts-(ignore|nocheck|expect-error)/.test(text),
    )
    expect(paths(loose).filter((path) => !path.endsWith('architecture.test.ts'))).toEqual([])
  })

  test('have default exports only in pages, cards, tabs and configurations', () => {
    const wrong = sources.filter(
      ({ path, text }) =>
        /^export default /m.test(text) && !/-(page|card|tab)\.tsx$|\.config\.ts$/.test(path),
    )
    expect(paths(wrong)).toEqual([])
  })
})

describe('tests', () => {
  test('are never skipped, exclusive or marked as to-do', () => {
    const skipped = files.filter(({ text }) =>
      /\b(it|test|describe)\.(skip|only|todo)\b|\bx(it|describe)\(/.test(text),
    )
    expect(paths(skipped).filter((path) => !path.endsWith('architecture.test.ts'))).toEqual([])
  })
})

describe('the page', () => {
  test('calls servers only in a few files', () => {
    const talkers = inPage.filter(({ text }) => /\b(own)?fetch\(|XMLHttpRequest|sendBeacon/i.test(text))
    expect(paths(talkers).sort()).toEqual(FETCH_OWNERS)
  })

  test('takes its colors from the tokens of ui', () => {
    const colored = inPage.filter(
      ({ owner, text }) => owner !== 'ui' && /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(text),
    )
    expect(paths(colored)).toEqual([])
  })

  test('renders its elements with the factory of ui', () => {
    const own =
      /@chakra-ui\/react\/(box|code|flex|grid|heading|separator|skeleton|spinner|stack|text|visually-hidden)'/
    const slow = inPage.filter(
      ({ text }) => own.test(text) || /^import \{[^}]*\bchakra\b[^}]*\} from '@chakra-ui/m.test(text),
    )
    expect(paths(slow)).toEqual([])
  })

  test('imports only the parts of ui meant for it: the frame for the shell, building blocks for portal-app', () => {
    const users = (part: string, ...owners: string[]) =>
      inPage.filter((file) => !owners.includes(file.owner) && importsOf(file).includes(`@portal/ui/${part}`))
    expect(paths(users('frame', 'shell', 'portal-app', 'ui', 'showcase'))).toEqual([])
    expect(paths(users('blocks', 'shell', 'portal-app', 'ui', 'showcase'))).toEqual([])
  })

  test('has no component with more than ten props', () => {
    const wide = inPage.flatMap((file) => componentProps(file).filter(({ count }) => count > 10))
    expect(wide).toEqual([])
  })

  test('imports no other application', () => {
    const reaching = inPage.filter((file) =>
      importsOf(file).some((specifier) => APPLICATIONS.some((name) => specifier === `@portal/${name}`)),
    )
    expect(paths(reaching)).toEqual([])
  })
})
