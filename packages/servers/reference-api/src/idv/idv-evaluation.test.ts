import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { evaluateCase } from '@portal/contract/idv/evaluate-case.ts'
import type { IdvCase } from '@portal/contract/idv/idv-case.ts'
import { evaluateIdvRules, getIdvRules, listIdvRulesHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { type IdvRule, IdvRuleSet } from '@portal/contract/idv/idv-rule-schemas.ts'
import { anyCase } from '@portal/contract/idv/testing/any-idv.ts'
import fc from 'fast-check'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let risk: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  risk = await server.as('risk')
})
afterAll(() => server.stop())

const params = { subjectId: 'system' }

const payment: IdvCase = {
  operation: 'CHECKOUT',
  identityType: 'EMAIL_ADDRESS',
  country: 'PL',
  deviceRecognized: false,
  riskScore: 70,
  cardsInProfile: 2,
  amount: { minor: 4999, currency: 'EUR' },
}

test('the first matching rule decides a case, and each earlier one says why it does not match', async () => {
  const { body } = await risk.call(evaluateIdvRules, { params, body: { cases: [payment] } })
  const { body: ruleSet } = await risk.call(getIdvRules, { params })
  const nameOf = (id: string | null) => ruleSet.rules.find(({ ruleId }) => ruleId === id)?.name
  expect(body.revision).toBe(4)
  const [result] = body.results
  expect(nameOf(result?.ruleId ?? null)).toBe('Payments with some risk')
  expect(result).toMatchObject({ decision: 'REQUIRE', channels: ['SMS', 'EMAIL'] })
  expect(result?.passed.map(({ ruleId, ...why }) => [nameOf(ruleId), why]).at(-1)).toEqual([
    'Large payments',
    { why: 'CONDITION', condition: 1 },
  ])
})

test('when no rule matches, the configuration decides', async () => {
  const { body } = await risk.call(evaluateIdvRules, {
    params,
    body: { cases: [{ ...payment, operation: 'LOGIN' }] },
  })
  expect(body.results[0]).toMatchObject({ ruleId: null, decision: 'REQUIRE', channels: ['EMAIL', 'SMS'] })
})

test('API and page agree on a thousand cases, with the current rules and the first ones', async () => {
  const cases = fc.sample(anyCase, { numRuns: 1000, seed: 15 })
  const { body: history } = await risk.call(listIdvRulesHistory, { params, query: { include: 'snapshot' } })
  const decided = new Set<string | null>()
  for (const entry of [history.items.at(0), history.items.at(-1)]) {
    const rules: IdvRule[] = IdvRuleSet.shape.rules.parse(Object(entry?.snapshot).rules)
    for (let from = 0; from < cases.length; from += 100) {
      const some = cases.slice(from, from + 100)
      const { body } = await risk.call(evaluateIdvRules, {
        params,
        body: { cases: some, revision: entry?.revision },
      })
      const expected = some.map((one) => {
        const { decidedBy, passed } = evaluateCase(rules, one)
        const ruleId = decidedBy === undefined ? null : rules[decidedBy]?.ruleId
        return { ruleId, passed: passed.map((why, place) => ({ ...why, ruleId: rules[place]?.ruleId })) }
      })
      expect(body.results.map(({ ruleId, passed }) => ({ ruleId, passed }))).toEqual(expected)
      for (const { ruleId } of body.results) decided.add(ruleId)
    }
  }
  // The cases are decided in many different ways.
  expect(decided.size).toBeGreaterThan(8)
})

test('an unknown revision has no rules', async () => {
  const { status, error } = await risk.call(evaluateIdvRules, {
    params,
    body: { cases: [payment], revision: 99 },
  })
  expect([status, error.reason]).toEqual([404, 'IDV_RULES_NOT_FOUND'])
})

test('rejects an impossible case and points at it', async () => {
  const { status, error } = await risk.call(evaluateIdvRules, {
    params,
    body: { cases: [payment, { ...payment, riskScore: 101 }] },
  })
  expect([status, error.errorDetail[0]?.source]).toEqual([422, '/cases/1/riskScore'])
})
