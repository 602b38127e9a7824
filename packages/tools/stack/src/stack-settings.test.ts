import { afterEach, expect, test } from '@jest/globals'
import { serverEnvironment, stackSettings } from './stack-settings.ts'

const NAMES = ['DATABASE_URL', 'DEVELOPMENT_ORIGINS', 'PORTAL_DEMO_PASSWORD', 'ACCOUNT_ENVIRONMENT']
const before = { ...process.env }

afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, before)
})

/** Where the identity provider lets applications from source sign in. */
function originsWith(variables: Readonly<Record<string, string>>): string | undefined {
  for (const name of NAMES) Reflect.deleteProperty(process.env, name)
  Object.assign(process.env, variables)
  return serverEnvironment(stackSettings(), 'postgres://localhost/portal').DEVELOPMENT_ORIGINS
}

test.each([
  ['a demo accepts npm run dev without a setting', {}, 'http://localhost:9700'],
  [
    'a demo accepts the origins of its setting',
    { DEVELOPMENT_ORIGINS: 'http://localhost:9800' },
    'http://localhost:9800',
  ],
  ['a portal with its own database does not', { DATABASE_URL: 'postgres://localhost/own' }, undefined],
  ['a portal in production does not', { ACCOUNT_ENVIRONMENT: 'PRODUCTION' }, undefined],
])('%s', (_what, variables, origins) => {
  expect(originsWith(variables)).toBe(origins)
})
