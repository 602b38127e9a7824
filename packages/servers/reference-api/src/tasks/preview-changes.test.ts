import { expect, test } from '@jest/globals'
import { previewChanges } from './preview-changes.ts'

const pathsOf = (draft: object, published: object | null, after: object, publishes = true) =>
  previewChanges({ draft, published }, after, publishes).map(({ path }) => path)

test('shows edits made here that publishing makes live', () => {
  expect(pathsOf({ name: 'B', uri: 'b' }, { name: 'A', uri: 'b' }, { name: 'B', uri: 'c' })).toEqual([
    '/uri',
    '/name',
  ])
})

test('shows edits made here that are discarded for what is live', () => {
  expect(pathsOf({ name: 'B' }, { name: 'A' }, { name: 'A' })).toEqual(['/name'])
})

test('shows only changes of the draft when nothing is published', () => {
  expect(pathsOf({ name: 'B' }, { name: 'A' }, { name: 'B' }, false)).toEqual([])
})
