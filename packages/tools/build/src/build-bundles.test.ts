import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { buildBundles, type CompileBundles, outputOfBackend } from './build-bundles.ts'

let root: string
let compiled: string[]

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writePackage(folder: string, dependencies: readonly string[], isBundle: boolean): void {
  const names = dependencies.map((name) => [`@portal/${name}`, 'workspace:*'])
  write(
    `${folder}/package.json`,
    JSON.stringify({ name: `@portal/${basename(folder)}`, dependencies: Object.fromEntries(names) }),
  )
  write(`${folder}/src/code.ts`, 'first')
  if (isBundle) write(`${folder}/webpack.config.ts`, '')
}

/** Copies the code of a package as its bundle. */
const copy: CompileBundles = async (bundles) => {
  for (const { directory, output } of bundles) {
    compiled.push(basename(directory))
    mkdirSync(output, { recursive: true })
    writeFileSync(join(output, 'entry.js'), readFileSync(join(directory, 'src/code.ts')))
    writeFileSync(join(output, 'manifest.json'), '{}')
  }
}

async function build(compile = copy): Promise<string[]> {
  compiled = []
  await buildBundles({ root, compile })
  return compiled.sort()
}

const builtCode = (name: string) => readFileSync(join(root, 'packages', name, 'dist/entry.js'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-build-'))
  write('pnpm-lock.yaml', 'versions')
  writePackage('root-config', ['contract', 'session'], true)
  writePackage('packages/contract', [], false)
  writePackage('packages/page/session', ['contract'], true)
  writePackage('packages/page/ui', [], true)
  write(
    'packages/page/ui/package.json',
    JSON.stringify({ name: '@portal/ui', exports: { '.': './src/code.ts', './size.ts': './src/size.ts' } }),
  )
  write('packages/page/ui/src/size.ts', "import { choice } from './choice.ts'")
  write('packages/page/ui/src/choice.ts', 'first')
  writePackage('packages/kit', ['session', 'ui'], false)
  writePackage('packages/tasks', ['kit', 'session', 'ui'], true)
  writePackage('packages/reports', ['ui'], true)
  writePackage('packages/api', ['contract'], false)
  write('packages/api/src/main.ts', '')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const ALL = ['api', 'reports', 'root-config', 'session', 'tasks', 'ui']

test('the first build builds everything for production, the next one nothing', async () => {
  writePackage('packages/guide', ['ui'], true)
  write(
    'packages/guide/package.json',
    JSON.stringify({ name: '@portal/guide', portal: { developmentOnly: true } }),
  )
  expect(await build()).toEqual(ALL)
  expect(await build()).toEqual([])
})

describe('a change rebuilds the bundles that contain it', () => {
  test.each<[what: string, file: string, made: readonly string[]]>([
    ['an application', 'packages/tasks/src/code.ts', ['tasks']],
    ['a package bundled into an application', 'packages/kit/src/code.ts', ['tasks']],
    ['a shared package, bundled nowhere else', 'packages/page/ui/src/code.ts', ['ui']],
    ['what a single file of a shared package imports', 'packages/page/ui/src/choice.ts', ALL],
    ['a package bundled into several', 'packages/contract/src/code.ts', ['api', 'root-config', 'session']],
    ['a server', 'packages/api/src/main.ts', ['api']],
    ['a new file', 'packages/reports/src/page/new-page.tsx', ['reports']],
    ['a configuration', 'packages/reports/webpack.config.ts', ['reports']],
    ['a version', 'pnpm-lock.yaml', ALL],
    ['the build itself', 'packages/tools/build/src/webpack-preset.ts', ALL],
    ['a test', 'packages/tasks/src/code.test.ts', []],
    ['an example', 'packages/page/ui/src/examples/buttons.tsx', []],
  ])('%s', async (_what, file, made) => {
    await build()
    write(file, 'second')
    expect(await build()).toEqual(made)
  })

  test('a new major version of a shared package rebuilds all bundles, since they require one', async () => {
    const release = (version: string) =>
      write('packages/page/ui/package.json', JSON.stringify({ name: '@portal/ui', version }))
    release('1.4.0')
    await build()
    release('1.5.0')
    expect(await build()).toEqual(['ui'])
    release('2.0.0')
    expect(await build()).toEqual(ALL)
  })

  test('a missing bundle is rebuilt', async () => {
    await build()
    rmSync(join(root, 'packages/page/ui/dist'), { recursive: true })
    expect(await build()).toEqual(['ui'])
  })
})

describe('a failed build', () => {
  const half: CompileBundles = async (bundles) => {
    await copy(bundles.slice(0, 1))
    throw new Error('Unexpected token')
  }

  test('leaves every bundle unchanged, and the next build tries again', async () => {
    await build()
    write('packages/tasks/src/code.ts', 'second')
    write('packages/reports/src/code.ts', 'second')
    await expect(build(half)).rejects.toThrow('Unexpected token')
    expect([builtCode('tasks'), builtCode('reports')]).toEqual(['first', 'first'])
    expect(await build()).toEqual(['reports', 'tasks'])
    expect([builtCode('tasks'), builtCode('reports')]).toEqual(['second', 'second'])
  })

  test('leaves no temporary files', async () => {
    await build()
    write('packages/tasks/src/code.ts', 'second')
    await expect(build(half)).rejects.toThrow('Unexpected token')
    expect(readdirSync(join(root, '.cache'))).toEqual(['stamps'])
  })
})

test('files that the new build no longer has are deleted', async () => {
  await build()
  write('packages/tasks/dist/old-chunk.js', 'first')
  write('packages/tasks/src/code.ts', 'second')
  await build()
  expect(readdirSync(join(root, 'packages/tasks/dist')).sort()).toEqual(['entry.js', 'manifest.json'])
})

describe('the backend of an application', () => {
  const withBackends: CompileBundles = async (bundles) => {
    await copy(bundles)
    for (const { directory, output } of bundles.filter(({ directory }) => basename(directory) === 'tasks')) {
      mkdirSync(outputOfBackend(output))
      writeFileSync(
        join(outputOfBackend(output), 'backend.js'),
        readFileSync(join(directory, 'src/backend.ts')),
      )
    }
  }

  beforeEach(() => {
    writePackage('packages/servers/server-common', ['contract'], false)
    write('packages/tasks/src/backend.ts', 'first')
  })

  test('is beside its bundle, never in it', async () => {
    await build(withBackends)
    write('packages/tasks/src/backend.ts', 'second')
    await build(withBackends)
    const folder = join(root, 'packages/tasks')
    expect(readdirSync(join(folder, 'dist-backend'))).toEqual(['backend.js'])
    expect(readFileSync(join(folder, 'dist-backend/backend.js'), 'utf8')).toBe('second')
    expect(readdirSync(join(folder, 'dist'))).not.toContain('backend.js')
  })

  test('is built again with what backends are made of', async () => {
    await build(withBackends)
    write('packages/servers/server-common/src/code.ts', 'second')
    expect(await build(withBackends)).toEqual(['tasks'])
  })
})
