import { describe, expect, test } from '@jest/globals'
import { NO_ACCESS } from '@portal/contract/access-set.ts'
import { accessOf, nextState, type SessionEvent, type SessionState } from './session-state.ts'

const user = { sub: '1', email: 'ada@a.example', givenName: 'Ada', familyName: 'Lovelace' }
const access = { permissions: new Set(['task.get']), subjectTypes: new Set(['SRCI']) }
const more = { permissions: new Set(['task.get', 'dpa.get']), subjectTypes: new Set(['SRCI']) }
const problem = { message: 'The service cannot be reached.' }

const initialising: SessionState = { status: 'initialising' }
const authenticated: SessionState = { status: 'authenticated', user, access }
const locked: SessionState = { ...authenticated, lock: { reason: 'expired' } }
const unauthenticated: SessionState = { status: 'unauthenticated', reason: 'never' }
const leaving: SessionState = { status: 'leaving' }
const failed: SessionState = { status: 'failed', problem: { message: 'Something else.' } }
const expired: SessionState = { status: 'unauthenticated', reason: 'expired' }
const newlyFailed: SessionState = { status: 'failed', problem }
const withMore: SessionState = { status: 'authenticated', user, access: more }

const events = {
  started: { type: 'started' },
  opened: { type: 'opened', user, access },
  'access read': { type: 'access read', access: more },
  locked: { type: 'locked', reason: 'expired' },
  left: { type: 'left' },
  closed: { type: 'closed', reason: 'expired' },
  failed: { type: 'failed', problem },
} satisfies Record<string, SessionEvent>

describe.each<Record<keyof typeof events | 'state', SessionState>>([
  {
    state: initialising,
    locked: initialising,
    started: initialising,
    opened: authenticated,
    'access read': initialising,
    left: leaving,
    closed: expired,
    failed: newlyFailed,
  },
  {
    state: authenticated,
    locked,
    started: authenticated,
    opened: authenticated,
    'access read': withMore,
    left: leaving,
    closed: expired,
    failed: authenticated,
  },
  {
    state: locked,
    started: locked,
    opened: authenticated,
    'access read': { ...locked, access: more },
    locked,
    left: leaving,
    closed: expired,
    failed: { ...locked, lock: { reason: 'expired', problem } },
  },
  {
    state: unauthenticated,
    locked: unauthenticated,
    started: initialising,
    opened: unauthenticated,
    'access read': unauthenticated,
    left: leaving,
    closed: expired,
    failed: newlyFailed,
  },
  {
    state: leaving,
    locked: leaving,
    started: initialising,
    opened: leaving,
    'access read': leaving,
    left: leaving,
    closed: leaving,
    failed: leaving,
  },
  {
    state: failed,
    locked: failed,
    started: initialising,
    opened: failed,
    'access read': failed,
    left: leaving,
    closed: expired,
    failed: newlyFailed,
  },
])('while $state.status', ({ state, ...expected }) => {
  test.each(Object.entries(events))('%s', (name, event) => {
    expect(nextState(state, event)).toEqual(expected[name as keyof typeof events])
  })
})

test('only an open session, locked or not, has access to anything', () => {
  expect([authenticated, locked].map(accessOf)).toEqual([access, access])
  expect([initialising, leaving, unauthenticated, failed].map(accessOf)).toEqual(Array(4).fill(NO_ACCESS))
})
