import { expect, test } from '@jest/globals'
import { requireSentence } from './require-sentence.ts'

const PACKAGES = ['users', 'shops']

test('accepts a sentence', () => {
  requireSentence('Lists load sooner.', PACKAGES)
})

test.each([
  ['', 'Say what changed: npm run version -- "Shops can be closed." [--minor | --major]'],
  ['Fix', '"Fix" is too short for the changelog. Say in a sentence what changed'],
  ['Fix ', '"Fix " is too short for the changelog.'],
  ['shops', '"shops" is a package. Say what changed before its name:'],
])('%j is rejected with the reason', (sentence, says) => {
  expect(() => requireSentence(sentence, PACKAGES)).toThrow(says)
})
