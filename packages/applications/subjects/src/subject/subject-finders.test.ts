import { beforeAll, expect, test } from '@jest/globals'
import { signInAs } from '@portal/portal-app/testing'
import { subjectFinders } from './subject-finders.ts'

const { signal } = new AbortController()

beforeAll(() => signInAs('viewer'))

test('finds only subjects of its category, and links to their screens', async () => {
  const { hits } = await subjectFinders.business.search('pay', 5, signal)
  expect(hits.length).toBeGreaterThan(0)
  expect(hits.every(({ to }) => to.startsWith('/subjects/business/details/'))).toBe(true)
})

test('links an ID to the screen of its own category', async () => {
  expect(await subjectFinders.business.byId?.('system', signal)).toEqual({
    to: '/subjects/system/details/system',
    title: expect.any(String),
    detail: 'SRC system',
  })
})

test('reports an unknown ID', async () => {
  await expect(subjectFinders.system.byId?.('nobody', signal)).rejects.toMatchObject({ status: 404 })
})
