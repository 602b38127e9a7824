import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { AREAS, entitiesIn } from './areas.ts'

test('lists each published area once, in the order of its records', () => {
  expect(AREAS).toEqual(['Trade', 'People'])
  expect(entitiesIn('Trade')).toEqual(['dpa', 'template'])
})
