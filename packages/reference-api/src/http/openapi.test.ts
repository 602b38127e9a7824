import { expect, test } from '@jest/globals'
import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describeInterface } from './openapi.ts'

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(describeInterface())
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
})

test('every operation is described', () => {
  const text = JSON.stringify(describeInterface())
  expect(Object.keys(ALL_ENDPOINTS).filter((name) => !text.includes(`"operationId":"${name}"`))).toEqual([])
})

test('what a body must not hold is said', () => {
  const text = JSON.stringify(describeInterface())
  expect(text).toContain('"additionalProperties":false')
})
