import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
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

test('describes every operation', () => {
  const text = JSON.stringify(describeInterface())
  const isMissing = (name: string) => !new RegExp(`"operationId":"${name}["-]`).test(text)
  expect(Object.keys(ALL_ENDPOINTS).filter(isMissing)).toEqual([])
})

test('describes members that a body must not have', () => {
  const text = JSON.stringify(describeInterface())
  expect(text).toContain('"additionalProperties":false')
})

test('says that a suspended caller is answered with 403, and a suspended user to change with 409', () => {
  const { paths } = describeInterface()
  const path = '/accounts/{accountId}/users/{userId}/password-reset'
  expect(paths).toHaveProperty(
    [path, 'post', 'responses', '403', 'description'],
    expect.stringContaining('USER_SUSPENDED: Your account'),
  )
  expect(paths).toHaveProperty(
    [path, 'post', 'responses', '409', 'description'],
    expect.stringContaining('USER_SUSPENDED: The user'),
  )
})

test('common linters find no problem in it', () => {
  const program = fileURLToPath(new URL('../testing/lint-description.ts', import.meta.url))
  const text = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' })
  expect(JSON.parse(text)).toEqual({ ofSpectral: [], ofRedocly: [] })
})
