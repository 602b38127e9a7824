import { expect, test } from '@jest/globals'
import { actionInWords } from './action-in-words.ts'

test.each([
  ['CR_MERGED', 'Change request applied'],
  ['DEVUSER_ENABLED', 'Developer user enabled'],
  ['SIGN_IN_REFUSED', 'Sign-in refused'],
  ['DPA_PUBLISHED', 'DPA published'],
  ['JSON Web Keys updated', 'JSON Web Keys updated'],
])('says %s as "%s"', (action, words) => {
  expect(actionInWords(action)).toBe(words)
})
