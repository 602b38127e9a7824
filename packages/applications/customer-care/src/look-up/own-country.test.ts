import { afterEach, expect, jest, test } from '@jest/globals'
import { ownCountry } from './own-country.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['de-AT', 'AT'],
  ['pl', 'PL'],
  ['es-419', 'GB'],
  ['en-001', 'GB'],
])('suggests for the language %s the country %s', (language, country) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  expect(ownCountry()).toBe(country)
})
