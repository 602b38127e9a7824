import { expect, test } from '@jest/globals'
import { readSettings as ofIdentityProvider } from '@portal/identity-provider/src/settings.ts'
import { readSettings as ofPortalHost } from '@portal/portal-host/settings.ts'
import { readSettings as ofReferenceApi } from '@portal/reference-api/settings.ts'
import { readSettings as ofReleases } from '@portal/releases/service/settings.ts'
import { namedFor, namedIn, setFor } from './environment-files.ts'
import { variablesOf } from './read-by-servers.ts'

const READERS = {
  'portal-host': ofPortalHost,
  'reference-api': ofReferenceApi,
  'identity-provider': ofIdentityProvider,
  releases: ofReleases,
}
const SERVERS = Object.keys(READERS)

test.each(SERVERS)('the files of %s name each variable that it reads', (server) => {
  const named = namedFor(server)
  expect(variablesOf(server).filter((name) => !named.includes(name))).toEqual([])
})

test.each(SERVERS)('%s reads each variable in its own file', (server) => {
  const read = variablesOf(server)
  expect(namedIn(server).filter((name) => !read.includes(name))).toEqual([])
})

test('the shared file has only variables that several servers read', () => {
  const readers = (name: string) => SERVERS.filter((server) => variablesOf(server).includes(name))
  expect(namedIn('portal').filter((name) => readers(name).length < 2)).toEqual([])
})

test.each(Object.entries(READERS))(
  '%s starts with only the variables that are set',
  (server, readSettings) => {
    expect(() => readSettings(setFor(server))).not.toThrow()
  },
)

test('the worker differs from the product API in the port of its metrics', () => {
  expect(namedIn('task-worker')).toEqual(['METRICS_PORT'])
  expect(setFor('task-worker').METRICS_PORT).not.toBe(setFor('reference-api').METRICS_PORT)
})
