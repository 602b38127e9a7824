import { expect, test } from '@jest/globals'
import { getAccess, getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { Registry } from '@portal/server-common/metrics.ts'
import { QUIET_SERVER } from '@portal/server-common/server-settings.ts'
import { connect } from '../database/connect.ts'
import { localStore } from '../storage/local-store.ts'
import type { Api } from './api.ts'
import { requireAllServed, serve } from './serve.ts'
import { createServer } from './server.ts'

function emptyApi(): Api {
  return {
    app: createServer({
      logLevel: 'silent',
      maxConcurrentCalls: 1,
      server: QUIET_SERVER,
      metrics: new Registry(),
    }),
    db: connect('postgres://nobody@localhost/nothing'),
    replica: undefined,
    bearerOf: async () => ({ operatorId: '', issuedAt: 0 }),
    findCaller: async () => undefined,
    brake: async () => undefined,
    makeBrake: () => async () => undefined,
    storage: localStore({ directory: 'nowhere', publicUrl: () => '', secret: Buffer.alloc(32) }),
    safeCopyUrl: () => '',
    served: new Set(),
  }
}

const handler = async () => ({ body: { resources: [], subjectTypes: [] } })

test('an operation cannot be served twice', () => {
  const api = emptyApi()
  serve(api, getAccess, handler)
  expect(() => serve(api, getAccess, handler)).toThrow('getAccess is served twice.')
})

test('an operation that is not in the contract cannot be served', () => {
  const made = { ...getAccess, name: 'getEverything' }
  expect(() => serve(emptyApi(), made, handler)).toThrow('getEverything is not part of the contract.')
})

test('an operation that differs from the contract cannot be served', () => {
  const open = { ...getAccess, permission: 'subject.get' as const }
  expect(() => serve(emptyApi(), open, handler)).toThrow('getAccess is not part of the contract.')
})

test('a server with a missing operation does not start', () => {
  const api = emptyApi()
  serve(api, getAccess, handler)
  expect(() => requireAllServed(api)).toThrow(getCurrentUser.name)
})
