import { expect, test } from '@jest/globals'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { sampleDpa } from '../testing/sample-dpas.ts'
import { changeStatus, publish, requireDeletable, saveDraft } from './dpa-lifecycle.ts'

const by = { id: 'x', email: 'x@program.example', name: 'X' }
const live = { published: {} }
const body = (changes = {}) => DpaBody.parse(sampleDpa({ srciDpaId: 'a', ...changes }))
const state = (changes = {}) => ({
  status: 'ACTIVE' as const,
  draft: body(),
  published: null as DpaBody | null,
  revision: 1,
  ...changes,
})

function reasonOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.reason
    throw error
  }
}

test.each<[string, () => unknown]>([
  ['a draft is saved without a reason', () => saveDraft(state(), body({ srciDpaId: 'b' }), undefined)],
  [
    'a published DPA is saved with a reason',
    () => saveDraft(state({ published: body() }), body(), 'Because.'),
  ],
  ['a draft is published', () => publish(state(), live, by)],
  ['a suspended draft is published', () => publish(state({ status: 'SUSPENDED' }), live, by)],
  ['changes are published', () => publish(state({ published: body({ notes: 'old' }) }), live, by)],
  ['an active one is suspended', () => changeStatus(state(), 'SUSPENDED')],
  ['a suspended one is activated', () => changeStatus(state({ status: 'SUSPENDED' }), 'ACTIVE')],
  ['a draft is deleted', () => requireDeletable(state())],
  [
    'a suspended one is deleted',
    () => requireDeletable(state({ published: body(), status: 'SUSPENDED' as const })),
  ],
])('%s', (_, work) => {
  expect(reasonOf(work)).toBeUndefined()
})

test.each<[string, string, () => unknown]>([
  [
    'CHANGE_REASON_REQUIRED',
    'a published DPA is saved without a reason',
    () => saveDraft(state({ published: body() }), body(), undefined),
  ],
  [
    'FIELD_IMMUTABLE',
    'a published DPA gets another id',
    () => saveDraft(state({ published: body() }), body({ srciDpaId: 'b' }), 'Because.'),
  ],
  ['SUBJECT_NOT_PUBLISHED', 'its SRCI was never published', () => publish(state(), { published: null }, by)],
  ['NOTHING_TO_PUBLISH', 'nothing has changed', () => publish(state({ published: body() }), live, by)],
  [
    'DPA_INCOMPLETE',
    'a draft lacks what is required now',
    () => publish(state({ draft: { ...body(), merchantCategoryCodes: [] } }), live, by),
  ],
  ['INVALID_STATE', 'an active one is activated', () => changeStatus(state(), 'ACTIVE')],
  [
    'INVALID_STATE',
    'a suspended one is suspended',
    () => changeStatus(state({ status: 'SUSPENDED' }), 'SUSPENDED'),
  ],
  ['DPA_ACTIVE', 'a live one is deleted', () => requireDeletable(state({ published: body() }))],
])('%s when %s', (reason, _, work) => {
  expect(reasonOf(work)).toBe(reason)
})

test('saving a draft does not change the live copy', () => {
  const published = body()
  expect(saveDraft(state({ published }), body({ notes: 'new' }), 'Because.').published).toBe(published)
})
