import { expect, test } from '@jest/globals'
import { requireSentence } from './require-sentence.ts'

const PACKAGES = ['users', 'shops']

test('accepts a sentence', () => {
  requireSentence('Lists load sooner.', PACKAGES)
})

test.each([
  ['', 'Say what changed: npm run version -- "Shops can be closed." [--minor | --major]'],
  ['Fix', '"Fix" is too short for the changelog. Describe the change in a sentence'],
  ['Fix ', '"Fix " is too short for the changelog.'],
  ['shops', '"shops" is a package. Put a description of the change before it:'],
])('%j is rejected with the reason', (sentence, says) => {
  expect(() => requireSentence(sentence, PACKAGES)).toThrow(says)
})
