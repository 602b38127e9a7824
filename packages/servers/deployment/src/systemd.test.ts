import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { folder, textOf, toolOf } from './deployment-files.ts'
import { setFor } from './environment-files.ts'

const SQUAD = 'shops'
const INSTANCES = ['portal-host', 'reference-api', 'task-worker', 'identity-provider', 'releases', SQUAD]

const unit = textOf('systemd/portal@.service')
const secondsOf = (setting: string) => Number(new RegExp(`^${setting}=(\\d+)$`, 'm').exec(unit)?.[1])

test('a unit’s stop timeout is more than twice its server’s drain time', () => {
  expect(secondsOf('TimeoutStopSec')).toBeGreaterThan(Number(setFor('portal-host').DRAIN_SECONDS) * 2)
})

test('each drop-in belongs to a known server', () => {
  const parts = ['portal@portal-host.service.d/cache.conf', 'portal@task-worker.service.d/program.conf']
  for (const part of parts) expect(textOf(`systemd/${part}`)).toContain('[Service]')
})

test('the backend of a squad has neither the user nor the folder of the servers', () => {
  const settings = textOf('systemd/squad-backend.conf').split('\n')
  expect(settings).toEqual(
    expect.arrayContaining(['User=squad-%i', 'Group=', 'DynamicUser=yes', 'StateDirectory=']),
  )
})

const analyze = toolOf('systemd-analyze', '--version')

// systemd may not be installed.
if (analyze)
  test('systemd accepts the unit of every server, and that of a squad’s backend', () => {
    const units = mkdtempSync(join(tmpdir(), 'units-'))
    cpSync(`${folder}/systemd`, units, { recursive: true })
    cpSync(`${folder}/systemd/squad-backend.conf`, join(units, `portal@${SQUAD}.service.d/program.conf`))
    for (const instance of INSTANCES) {
      const { status, output } = analyze('verify', '--man=no', join(units, `portal@${instance}.service`))
      expect([instance, output, status]).toEqual([instance, '', 0])
    }
    rmSync(units, { recursive: true })
  })
