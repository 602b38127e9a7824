import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { COMMANDS as COMMANDS_OF_API } from '@portal/reference-api/commands/commands.ts'
import { COMMAND_ROWS } from '@portal/releases/command-line/command-rows.ts'
import { OPTION_ROWS } from '@portal/releases/command-line/option-rows.ts'
import { folder, textOf } from './deployment-files.ts'
import { namedFor, namedIn } from './environment-files.ts'

/** Variables of a squad's backend and of Node. */
const OF_OTHERS = ['BACKEND_PORT', 'NODE_EXTRA_CA_CERTS']

const text = textOf('runbook.md')
const scripts = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, script = '']) => script)
/** Each script with the text up to the next one. */
const steps = text.split(/^```sh$/m).slice(1)
const stepsWith = (words: string) => steps.filter((step) => step.includes(words))
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

describe('the steps of the runbook', () => {
  test('copy only files that exist', () => {
    const copied = unique(found(/\/opt\/portal\/deployment\/([a-z./-]+)(?= )/g))
    expect(copied).toContain('systemd/squad-backend.conf')
    expect(copied.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([])
  })

  test('start the backends of squads before the portal hosts that need them', () => {
    const starts = stepsWith('enable --now portal@portal-host').filter((step) => !step.includes('store init'))
    expect(starts).toHaveLength(2)
    for (const step of starts) expect(step).toMatch(/ls \/opt\/squads.*enable --now portal@portal-host/s)
  })

  test('publish the portal’s packages again in a new release store', () => {
    const made = stepsWith('/release-near')
    expect(made).toHaveLength(2)
    for (const step of made) expect(step).toContain('`npm run portal -- pack --url $PORTAL`')
  })

  test('rotate the password of the database in every variable that has it', () => {
    const [step] = stepsWith('create role portal_b')
    const addresses = unique(['reference-api', 'identity-provider'].flatMap(namedIn)).filter((name) =>
      /^DATABASE_.*URL$/.test(name),
    )
    expect(addresses).toContain('DATABASE_REPLICA_URL')
    expect(addresses.filter((name) => !step?.includes(`\`${name}\``))).toEqual([])
  })
})
