import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { folder, textOf, toolOf } from './deployment-files.ts'
import { setFor } from './environment-files.ts'

interface Service {
  readonly env_file: readonly string[]
  readonly ports?: readonly string[]
  readonly stop_grace_period: string
  readonly read_only: boolean
  readonly healthcheck?: { readonly test: readonly string[] }
}

const { services } = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

test.each(Object.entries(services))(
  '%s uses existing env files, has time to drain and is read-only',
  (_name, service) => {
    expect(service.env_file.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([])
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(
      Number(setFor('portal-host').DRAIN_SECONDS),
    )
    expect(service.read_only).toBe(true)
  },
)

test.each([
  ['portal-host', 9000],
  ['identity-provider', 9001],
  ['reference-api', 9002],
])('%s is published and health-checked at port %i', (name, port) => {
  expect(services[name]?.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(services[name]?.healthcheck?.test.join(' ')).toContain(`http://localhost:${port}/health/ready`)
})

const docker = toolOf('docker', 'compose', 'version')

// Docker may not be installed.
if (docker)
  test('Docker accepts the file', () => {
    expect(docker('compose', '--env-file', '/dev/null', 'config', '--quiet')).toMatchObject({ status: 0 })
  })
