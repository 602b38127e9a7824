import { expect, test } from '@jest/globals'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { SubjectData } from '../database/tables.ts'
import { newBackend, newInitiator } from '../testing/sample-subjects.ts'
import { hasUnpublishedChanges, incompleteParts } from './subject-facts.ts'
import { changeStatus, publish, type SubjectState, saveData, saveLive } from './subject-lifecycle.ts'

const now = new Date('2026-06-01T00:00:00.000Z')
const reason = 'Because the test says so.'
const data = { businessData: newBackend('Risk Engine').businessData }
const changed = { businessData: newBackend('Risk Engine 2').businessData }

const subject = (state: Partial<SubjectState> = {}): SubjectState => ({
  id: 'a',
  type: 'EXT_BACKEND',
  status: 'ACTIVE',
  draft: data,
  published: null,
  ...state,
})
const live = (state: Partial<SubjectState> = {}) => subject({ published: data, ...state })

function reasonOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return error instanceof ApiError ? error.reason : String(error)
  }
  return 'allowed'
}

test.each<[string, () => unknown, string]>([
  [
    'a draft may be saved without a reason',
    () => saveData(subject(), 'businessData', changed.businessData, undefined),
    'allowed',
  ],
  [
    'once published, saving needs a reason',
    () => saveData(live(), 'businessData', changed.businessData, undefined),
    'CHANGE_REASON_REQUIRED',
  ],
  [
    'once published, saving with a reason is fine',
    () => saveData(live(), 'businessData', changed.businessData, reason),
    'allowed',
  ],
  [
    'saving what is live immediately needs a reason',
    () => saveLive(live(), 'businessData', changed.businessData, undefined),
    'CHANGE_REASON_REQUIRED',
  ],
  ['a complete draft may be published', () => publish(subject(), now), 'allowed'],
  ['a changed draft may be published again', () => publish(live({ draft: changed }), now), 'allowed'],
  ['an equal draft has nothing to publish', () => publish(live(), now), 'NOTHING_TO_PUBLISH'],
  [
    'an incomplete draft may not be published',
    () => publish(subject({ type: 'DCF' }), now),
    'SUBJECT_INCOMPLETE',
  ],
  ['active to suspended', () => changeStatus(subject(), 'SUSPENDED', 'src'), 'allowed'],
  ['suspended to active', () => changeStatus(subject({ status: 'SUSPENDED' }), 'ACTIVE', 'src'), 'allowed'],
  ['active to active', () => changeStatus(subject(), 'ACTIVE', 'src'), 'INVALID_STATE'],
  [
    'suspended to suspended',
    () => changeStatus(subject({ status: 'SUSPENDED' }), 'SUSPENDED', 'src'),
    'INVALID_STATE',
  ],
  [
    'the SRC system cannot be suspended',
    () => changeStatus(subject({ id: 'src' }), 'SUSPENDED', 'src'),
    'SYSTEM_SUBJECT_PROTECTED',
  ],
])('%s', (_, act, expected) => {
  expect(reasonOf(act)).toBe(expected)
})

test('saving does not change the published copy', () => {
  expect(saveData(live(), 'businessData', changed.businessData, reason)).toMatchObject({
    draft: changed,
    published: data,
  })
})

test('publishing copies the draft', () => {
  expect(publish(live({ draft: changed }), now).published).toEqual(changed)
})

test('saving what is live again leaves nothing to publish', () => {
  const edited = saveData(live(), 'businessData', changed.businessData, reason)
  expect(hasUnpublishedChanges(edited)).toBe(true)
  expect(hasUnpublishedChanges(saveData(edited, 'businessData', { ...data.businessData }, reason))).toBe(
    false,
  )
})

test('the id of an initiator cannot change after it was published', () => {
  const { businessData } = newInitiator('Larkspur')
  const initiator = subject({ type: 'SRCI', draft: { businessData }, published: { businessData } })
  const moved = { ...businessData, srcInitiatorId: '11111111-2222-4333-8444-555555555555' }
  expect(reasonOf(() => saveData(initiator, 'businessData', moved, reason))).toBe('FIELD_IMMUTABLE')
  expect(reasonOf(() => saveData({ ...initiator, published: null }, 'businessData', moved, reason))).toBe(
    'allowed',
  )
})

const gaps = (draft: SubjectData) => incompleteParts(subject({ draft }), now).map(({ message }) => message)
const jwk = { keys: [{ kty: 'OKP', kid: 'one', use: 'sig', alg: 'EdDSA', crv: 'Ed25519', x: 'AQAB' }] }
const notificationsConfig = { enabled: false, events: [], signingKid: 'two' }

test.each<[string, SubjectData, string[]]>([
  ['nothing', data, []],
  ['a missing part', {}, ['Business data: not filled in yet.']],
  [
    'an invalid part',
    { ...data, jwk: {} },
    ['JSON Web Keys is not valid: keys: Give either the address of a key set or at least one key.'],
  ],
  [
    'an unknown signing key',
    { ...data, jwk, notificationsConfig },
    ['Notifications are signed with two, which is not among the JSON Web Keys.'],
  ],
  [
    'a signing key behind an address',
    { ...data, jwk: { jwksUri: 'https://a.example/jwks' }, notificationsConfig },
    [],
  ],
])('before publishing, %s must be corrected', (_, draft, messages) => {
  expect(gaps(draft)).toEqual(messages)
})
