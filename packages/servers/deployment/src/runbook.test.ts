import { spawnSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { COMMANDS as COMMANDS_OF_API } from '@portal/reference-api/commands/commands.ts'
import { COMMAND_ROWS } from '@portal/releases/command-line/command-rows.ts'
import { OPTION_ROWS } from '@portal/releases/command-line/option-rows.ts'
import { textOf } from './deployment-files.ts'
import { namedFor } from './environment-files.ts'

/** Variables of a squad's backend and of Node. */
const OF_OTHERS = ['BACKEND_PORT', 'NODE_EXTRA_CA_CERTS']

const text = textOf('runbook.md')
const scripts = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, script = '']) => script)
/** Code in blocks and in sentences. */
const code = [...scripts, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)]
const found = (pattern: RegExp) =>
  code.flatMap((one) => [...one.matchAll(pattern)].map(([, name = '']) => name))
const unique = (names: readonly string[]) => [...new Set(names)].sort()

describe('the runbook', () => {
  test.each(scripts.map((script) => [script.trim().split('\n')[0], script]))(
    'can run: %s',
    (_first, script) => {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
    },
  )

  test('uses only commands that exist', () => {
    const used = unique(found(/^(?:api) ([a-z-]+)/gm))
    expect(used).toContain('first-administrator')
    expect(used.filter((name) => !COMMANDS_OF_API.has(name))).toEqual([])
  })

  test('uses only release commands and options that exist', () => {
    const used = unique(found(/^store ([a-z-]+)/gm))
    expect(used).toContain('accept-restore')
    expect(used.filter((name) => !COMMAND_ROWS.some((row) => row.name === name))).toEqual([])
    const options = unique(found(/^store .*?--([a-z-]+)/gm))
    expect(options.filter((name) => !(name in OPTION_ROWS))).toEqual([])
  })

  test('mentions only units and settings that exist', () => {
    const servers = unique(found(/portal@([a-z-]+)/g))
    expect(servers).toEqual(['identity-provider', 'portal-host', 'reference-api', 'releases', 'task-worker'])
    const known = servers.flatMap((server) => namedFor(server))
    const settings = unique(found(/^([A-Z]+_[A-Z_]+)$/gm))
    expect(settings).toContain('RELEASE_SESSION_SECRET')
    expect(settings.filter((name) => !known.includes(name))).toEqual(OF_OTHERS)
  })
})
