import { expect, test } from '@jest/globals'
import { publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { waitFor } from '@testing-library/react'
import { actionsOn } from './actions-on.ts'

const copy = actionsOn<{ name: string }>().makes(publishRole, {
  label: 'Copy',
  applies: () => true,
  ask: { kind: 'confirm', title: ({ name }) => `Copy ${name}` },
  input: ({ name }) => ({
    body: { name, label: name, description: '', subjectTypes: [], resources: [], changeReason: 'A copy' },
  }),
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
