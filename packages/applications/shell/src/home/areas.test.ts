import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { AREAS, entitiesIn } from './areas.ts'

test('the areas are those that applications publish, each once and in the order of its records', () => {
  expect(AREAS).toEqual(['Trade', 'People'])
  expect(entitiesIn('Trade')).toEqual(['dpa', 'template'])
})
