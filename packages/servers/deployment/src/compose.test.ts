import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { folder, textOf, toolOf } from './deployment-files.ts'
import { setFor } from './environment-files.ts'

interface Service {
  readonly env_file: readonly string[]
  readonly volumes: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly stop_grace_period: string
  readonly read_only: boolean
  readonly healthcheck?: { readonly test: readonly string[] }
}

const servicesIn = (file: string) =>
  (parse(textOf(file), { merge: true }) as { services: Record<string, Service> }).services
const services = servicesIn('compose.yaml')
const added = servicesIn('compose-releases.yaml')

/** Settings of files and folders that are not part of the bundle, including commented-out ones. */
const DATA_PATH = /=(\/(?:etc|var)\/.+)$/gm
const pathsIn = (file: string) => [...textOf(file).matchAll(DATA_PATH)].map(([, path = '']) => path)
const placeOf = (volume: string) => /:(\/[^:]+)(?::ro)?$/.exec(volume)?.[1] ?? ''

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

test.each(Object.entries(services))('%s mounts every place that its env files name', (name, service) => {
  const places = [...service.volumes, ...(added[name]?.volumes ?? [])].map(placeOf)
  const isThere = (path: string) => places.some((place) => `${path}/`.startsWith(`${place}/`))
  expect(service.env_file.flatMap(pathsIn).filter((path) => !isThere(path))).toEqual([])
})

test.each([
  ['portal-host', 9000],
  ['identity-provider', 9001],
  ['reference-api', 9002],
])('%s is published and health-checked at port %i', (name, port) => {
  expect(services[name]?.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(services[name]?.healthcheck?.test.join(' ')).toContain(`http://localhost:${port}/health/ready`)
})

test('portal hosts find the release service', () => {
  const { hostname, port } = new URL(added['portal-host']?.environment?.RELEASE_SERVICE_URL ?? '')
  expect(services[hostname]?.ports).toEqual([`127.0.0.1:${port}:${port}`])
})

const docker = toolOf('docker', 'compose', 'version')

// Docker may not be installed.
if (docker)
  test('Docker accepts the files', () => {
    const place = mkdtempSync(join(tmpdir(), 'compose-'))
    const variables = join(place, 'variables.env')
    writeFileSync(variables, `BUNDLE=${place}\nDATA=${place}\n`)
    const files = ['-f', 'compose.yaml', '-f', 'compose-releases.yaml', '--profile', 'releases']
    const result = docker('compose', '--env-file', variables, ...files, 'config', '--quiet')
    rmSync(place, { recursive: true })
    expect(result).toMatchObject({ status: 0 })
  })
