import { expect, test } from '@jest/globals'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { waitFor } from '@testing-library/react'
import { actionsOn } from './actions-on.ts'
import { step } from './step.ts'

const bodyOf = (name: string) => ({ name, label: name, description: '', subjectTypes: [], resources: [] })

const copy = actionsOn<{ name: string }>().makes(publishRole, {
  label: 'Copy',
  applies: () => true,
  ask: { kind: 'confirm', title: ({ name }) => `Copy ${name}` },
  input: ({ name }) => ({ body: { ...bodyOf(name), changeReason: 'A copy' } }),
  linkTo: ({ id }) => ({ label: 'Open', to: `/roles/${id}` }),
})

test('two runs of one action at the same time each return their own link', async () => {
  const waiting: ((response: Response) => void)[] = []
  window.fetch = () => new Promise((resolve) => waiting.push(resolve))
  const start = (name: string) => copy.run([{ name }], { changeReason: '' }, { errors: 'here' })
  const runs = Promise.all([start('FIRST'), start('SECOND')])
  await waitFor(() => expect(waiting).toHaveLength(2))
  const [first, second] = waiting
  second?.(Response.json({ id: 'second' }, { status: 201 }))
  first?.(Response.json({ id: 'first' }, { status: 201 }))
  expect((await runs).map(({ link }) => link?.to)).toEqual(['/roles/first', '/roles/second'])
})

test('a retry of several calls has the key of its first attempt for the first of them', async () => {
  const keys: (string | null)[] = []
  window.fetch = async (_address, { headers } = {}) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    return Response.json({}, { status: 201 })
  }
  const copyTwice = actionsOn<{ name: string }>().several({
    label: 'Copy twice',
    calls: [publishRole],
    applies: () => true,
    ask: { kind: 'reason', title: ({ name }) => `Copy ${name} twice` },
    steps: ({ name }) => ['FIRST', 'SECOND'].map((copy) => step(publishRole, { body: bodyOf(name + copy) })),
  })
  const options = { errors: 'here', idempotencyKey: 'first attempt' } as const
  await copyTwice.run([{ name: 'ROLE' }], { changeReason: 'Two copies' }, options)
  expect(keys).toEqual(['first attempt', expect.not.stringMatching('first attempt')])
})
