import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describeFiles, writeManifest } from '@portal/build/src/bundle-manifest.ts'

export const VERSION = '1.2.0'
export const CRITICAL_CSS = 'body{margin:0}'

interface TestBundle {
  readonly files: Readonly<Record<string, string>>
  /** Names of the import map and their files. */
  readonly provides: Readonly<Record<string, string>>
  readonly routes?: readonly object[]
  readonly slots?: Readonly<Record<string, object>>
  readonly records?: Readonly<Record<string, object>>
  readonly preload?: Readonly<Record<string, readonly string[]>>
}

const script = (text: string) => `/* ${text} */\n${'void 0;'.repeat(200)}`
const entry = (name: string, more: Partial<TestBundle> = {}): TestBundle => ({
  files: { 'entry.js': script(name) },
  provides: { [`@portal/${name}`]: 'entry.js' },
  ...more,
})

const BUNDLES: Readonly<Record<string, TestBundle>> = {
  // Comes before all others, and has files named like those of their owners.
  alarms: entry('alarms', {
    files: {
      'entry.js': script('alarms'),
      'critical.css': '</style><script>alarms()</script>',
      'preview.js': 'alarms()',
      'page.html': '<script src="entry.js"></script>',
      'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  }),
  'root-config': entry('root-config', {
    files: {
      'entry.js': script('root-config'),
      'sign-in.js': script('sign-in'),
      'preview.js': `'preview </script><!--';\n`,
    },
  }),
  'shared-libraries': {
    files: {
      'react.js': script('react'),
      'router.js': script('router'),
      'query.js': script('query'),
      'rxjs.js': script('rxjs'),
    },
    provides: {
      react: 'react.js',
      'react-router-dom': 'router.js',
      '@tanstack/react-query': 'query.js',
      rxjs: 'rxjs.js',
    },
  },
  session: entry('session'),
  ui: entry('ui', {
    files: { 'entry.js': script('ui'), 'critical.css': CRITICAL_CSS, 'inter.woff2': 'font' },
    preload: { '*': ['inter.woff2'] },
  }),
  shell: entry('shell', { routes: [{ path: '/', label: 'Home', title: 'Dashboard' }] }),
  tasks: entry('tasks', {
    files: {
      'entry.js': script('tasks'),
      'list.1a2b.js': script('list'),
      'details.3c4d.js': script('details'),
    },
    routes: [
      { path: '/tasks', label: 'Tasks', title: 'Tasks' },
      { path: '/tasks/:taskId', label: 'Task', title: 'Task' },
    ],
    slots: { running: { slot: 'dashboard.waiting', title: 'Running now', order: 1, lines: 3 } },
    preload: { '/tasks': ['list.1a2b.js'], '/tasks/:taskId': ['details.3c4d.js'] },
  }),
}

function writeBundle(folder: string, name: string, bundle: TestBundle): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(bundle.files)) {
    writeFileSync(join(folder, file), text)
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text))
  }
  const { routes = [], slots = {}, records = {}, preload = {}, provides } = bundle
  const files = describeFiles(folder)
  // As bundles were built before their entries knew their chunks.
  const carriesIntegrity = false
  const facts = { carriesIntegrity, routes, slots, records, preload, requires: {}, offers: {}, provides }
  writeManifest(folder, { name: `@portal/${name}`, version: VERSION, files, ...facts })
}

/** A test repository with built bundles in a temporary folder; `scripts` replaces the entries of some. */
export function createTestRepository(scripts: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'portal-host-'))
  const imports: Record<string, string> = {}
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [name, usual] of Object.entries(BUNDLES)) {
    const other = scripts[name]
    const bundle = other ? { ...usual, files: { ...usual.files, 'entry.js': script(other) } } : usual
    const folder = name === 'root-config' ? [name, 'dist'] : ['packages', name, 'dist']
    writeBundle(join(root, ...folder), name, bundle)
    for (const [provided, file] of Object.entries(bundle.provides)) {
      imports[provided] = `/bundles/@portal/${name}/${VERSION}/${file}`
    }
  }
  write('importmap.json', JSON.stringify({ imports }))
  write('packages/ui/secret.txt', 'not for the world')
  return {
    root,
    imports,
    write,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    remove: () => rmSync(root, { recursive: true }),
  }
}
