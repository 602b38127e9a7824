import { expect, test } from '@jest/globals'
import { NO_ACCESS } from '@portal/contract/access-set.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'
import { appAt } from './app-at.ts'

const row = (path: RouteFacts['path']) => ({ path, label: path, title: path })
const tables: RouteTable[] = [
  { app: '@portal/shell', rows: [row('/')] },
  {
    app: '@portal/tasks',
    rows: [
      { ...row('/tasks'), needs: { allOf: ['task.search'] } },
      { ...row('/help'), public: true },
    ],
  },
]
const access = { permissions: new Set(['task.search']), subjectTypes: new Set<string>() }
const signedIn = { isSignedIn: true, access }
const visitor = { isSignedIn: false, access: NO_ACCESS }

test.each([
  ['a permitted screen', signedIn, '/tasks', '@portal/tasks'],
  ['a screen that needs nothing', signedIn, '/', '@portal/shell'],
  ['a public screen for a visitor', visitor, '/help', '@portal/tasks'],
  ['a screen without permission', { isSignedIn: true, access: NO_ACCESS }, '/tasks', '@portal/shell'],
  ['an address that does not exist', signedIn, '/nowhere', '@portal/shell'],
  ['any other screen for a visitor', visitor, '/tasks', '@portal/shell'],
  ['a screen while the session state is unknown', { isSignedIn: false, access }, '/tasks', '@portal/shell'],
])('%s: %3$s', (_what, session, pathname, app) => {
  expect(appAt(tables, session, pathname)).toBe(app)
})
