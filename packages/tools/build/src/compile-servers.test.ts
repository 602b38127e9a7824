import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { compileServers } from './compile-servers.ts'

const SOURCES = {
  'package.json': '{ "name": "@portal/greeter", "version": "1.0.0", "type": "module" }',
  'node_modules/greeting/package.json': '{ "name": "greeting" }',
  'node_modules/greeting/index.js':
    "module.exports = { greet: (name) => require('node:path').join('hello', name) }",
  'src/names/name.txt': 'Ada',
  'src/names/name.ts': `
    import { readFileSync } from 'node:fs'
    export const name = readFileSync(new URL('name.txt', import.meta.url), 'utf8')
  `,
  'src/main.ts': `
    import { greet } from 'greeting'
    import { name } from './names/name.ts'
    console.info(greet(name))
  `,
  'src/worker.ts': `
    import { name } from './names/name.ts'
    function work(): never {
      throw new Error(name)
    }
    work()
  `,
}

let directory: string

beforeEach(async () => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), 'portal-server-')))
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  await compileServers([{ directory, output: join(directory, 'dist') }])
})

afterEach(() => rmSync(directory, { recursive: true }))

const built = (program: string) => ['--enable-source-maps', join(directory, 'dist', `${program}.js`)]

test('a built server includes its libraries and finds the files beside its sources', () => {
  rmSync(join(directory, 'node_modules'), { recursive: true })
  expect(execFileSync(process.execPath, built('main'), { encoding: 'utf8' })).toBe('hello/Ada\n')
})

test('its stack traces name the source', () => {
  const { stderr } = spawnSync(process.execPath, built('worker'), { encoding: 'utf8' })
  expect(stderr).toContain(`at work (${join(directory, 'src/worker.ts')}:4:`)
})
