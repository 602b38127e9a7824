import type { IdvCondition } from '@portal/contract/idv/idv-condition.ts'
import type { IdvRule } from '@portal/contract/idv/idv-rule-schemas.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import type { DemoContext } from './demo-context.ts'

type Decision =
  | { readonly decision: 'REQUIRE'; readonly channels: IdvChannel[] }
  | { readonly decision: 'SKIP' }
  | { readonly decision: 'DENY'; readonly denyReason: string }

type Line = readonly [name: string, conditions: IdvCondition[], decision: Decision, enabled?: boolean]

const ask = (...channels: IdvChannel[]): Decision => ({ decision: 'REQUIRE', channels })
const skip: Decision = { decision: 'SKIP' }
const deny = (denyReason: string): Decision => ({ decision: 'DENY', denyReason })

type Operation = Extract<IdvCondition, { field: 'operation'; op: 'EQ' }>['value']
const when = (value: Operation): IdvCondition => ({ field: 'operation', op: 'EQ', value })
const onDevice = (value: boolean): IdvCondition => ({ field: 'deviceRecognized', op: 'EQ', value })

const lines = ({ id }: DemoContext): readonly Line[] => [
  [
    'Countries under sanctions',
    [{ field: 'country', op: 'IN', values: ['KP', 'IR', 'SY'] }],
    deny('This service is not available in your country.'),
  ],
  ['Very high risk', [{ field: 'riskScore', op: 'GT', value: 90 }], deny('Please contact your bank.')],
  [
    'No eleventh card',
    [when('ADD_CARD'), { field: 'cardsInProfile', op: 'GT', value: 9 }],
    deny('Remove a card first.'),
  ],
  ['Profile changed on a new device', [when('UPDATE_PROFILE'), onDevice(false)], ask('EMAIL', 'SMS')],
  ['Card removed', [when('DELETE_CARD')], ask('EMAIL')],
  [
    'Issuers with electronic identity',
    [
      { field: 'operation', op: 'IN', values: ['ENROL', 'ADD_CARD'] },
      { field: 'srcpiId', op: 'IN', values: [id('SRCPI', 0), id('SRCPI', 4), id('SRCPI', 8)] },
    ],
    ask('EXT_AUTH', 'ISSUER_APP'),
  ],
  [
    'Prepaid cards',
    [when('ENROL'), { field: 'cardType', op: 'IN', values: ['PREPAID'] }],
    ask('SMS', 'EMAIL'),
  ],
  [
    'New cards',
    [{ field: 'operation', op: 'IN', values: ['ENROL', 'ADD_CARD'] }],
    ask('ISSUER_APP', 'ISSUER_WEB', 'SMS'),
  ],
  [
    'Large payments',
    [when('CHECKOUT'), { field: 'amountMinor', op: 'GTE', value: 50_000, currency: 'EUR' }],
    ask('ISSUER_APP', 'SMS'),
  ],
  [
    'Payments with some risk',
    [when('CHECKOUT'), { field: 'riskScore', op: 'BETWEEN', low: 60, high: 90 }],
    ask('SMS', 'EMAIL'),
  ],
  [
    'Small payments on a known device',
    [when('CHECKOUT'), onDevice(true), { field: 'amountMinor', op: 'LT', value: 5000, currency: 'EUR' }],
    skip,
  ],
  [
    'Proved a short while ago',
    [when('CHECKOUT'), { field: 'minutesSinceLastIdv', op: 'LT', value: 30 }],
    skip,
  ],
  [
    'Sign-in from abroad',
    [when('LOGIN'), { field: 'country', op: 'NOT_IN', values: ['PL', 'DE', 'GB', 'FR', 'ES', 'NO'] }],
    ask('EMAIL'),
  ],
  [
    'Pilot cards',
    [
      when('CHECKOUT'),
      { field: 'bin', op: 'BETWEEN', low: '999500', high: '999599' },
      { field: 'identityType', op: 'EQ', value: 'EMAIL_ADDRESS' },
    ],
    skip,
    false,
  ],
]

/** How many rules there were in each revision. */
const GROWTH = [8, 11, 13, 14]

/** The rule set in its four saves; the last one has fourteen rules. */
export function demoRuleSets(context: DemoContext): { rules: IdvRule[] }[] {
  const rules = lines(context).map(
    ([name, conditions, decision, enabled = true], place): IdvRule => ({
      ruleId: context.id('idvRule', place),
      name,
      enabled,
      conditions,
      reuseMinutes: decision.decision === 'REQUIRE' ? 15 : 0,
      ...decision,
    }),
  )
  return GROWTH.map((count) => ({ rules: rules.slice(0, count) }))
}
