import { expect, test } from '@jest/globals'
import { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import { unreachableRules } from '@portal/contract/idv/unreachable-rules.ts'
import { TEST_DAY } from '@portal/reference-api/testing/test-settings.ts'
import { demoContext } from './demo-context.ts'
import { demoRuleSets } from './demo-idv-rules.ts'

test('every rule of the demo can be reached', () => {
  const context = demoContext(
    { accountId: 'c2p-demo', systemSubjectId: 'system' },
    { seed: '1', at: TEST_DAY },
  )
  for (const { rules } of demoRuleSets(context)) {
    expect(unreachableRules(rules)).toEqual([])
    for (const { conditions } of rules)
      for (const condition of conditions) expect(IdvCondition.safeParse(condition).error).toBeUndefined()
  }
})
