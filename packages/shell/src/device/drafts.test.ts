import { beforeEach, expect, test } from '@jest/globals'
import { deleteDraft, draftsOf } from './drafts.ts'

const keep = (key: string, more: object = {}) =>
  localStorage.setItem(
    `portal.draft.${key}`,
    JSON.stringify({ title: key, href: '/roles/create', savedAt: '2026-11-20', owner: 'ana', ...more }),
  )
const titles = () => draftsOf('ana').map(({ title }) => title)

beforeEach(() => localStorage.clear())

test('drafts come newest first', () => {
  keep('older', { savedAt: '2026-11-19' })
  keep('newer')
  expect(titles()).toEqual(['newer', 'older'])
})

test('drafts of others are not shown', () => {
  keep('mine')
  keep('theirs', { owner: 'ben' })
  expect(titles()).toEqual(['mine'])
})

test('what is no draft, or leads elsewhere, is passed by', () => {
  localStorage.setItem('portal.draft.broken', '{')
  keep('elsewhere', { href: '//evil.example/' })
  expect(titles()).toEqual([])
})

test('a deleted draft is gone', () => {
  keep('mine')
  for (const draft of draftsOf('ana')) deleteDraft(draft)
  expect(titles()).toEqual([])
})
