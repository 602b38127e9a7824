import { idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { IdvProfileBody } from '@portal/reference-api/idv/idv-profile-body.ts'
import { type IdvProfileRow, recordedProfile } from '@portal/reference-api/idv/idv-profile-store.ts'
import type { DemoContext } from './demo-context.ts'
import { demoClock, demoEntry } from './demo-entry.ts'
import type { DemoPeople } from './demo-people.ts'

const BOTH = ['EMAIL_ADDRESS', 'MOBILE_PHONE_NUMBER']

/** The first settings of each channel, and later changes. PASSKEY is not set up yet. */
function profileBodies({ id }: DemoContext): readonly (readonly [first: object, later?: object])[] {
  const gateway = id('EXT_BACKEND', 1)
  const bridge = id('EXT_AUTH_PLATFORM', 1)
  const common = { enabled: true, identityTypes: BOTH }
  return [
    [
      {
        ...common,
        type: 'EMAIL',
        displayName: 'Email code',
        identityTypes: ['EMAIL_ADDRESS'],
        otp: {},
        providerSubjectId: gateway,
        fromAddress: 'codes@click-to-pay.example',
        priority: 10,
      },
      { otp: { codeTtlSeconds: 600 } },
    ],
    [
      {
        ...common,
        type: 'SMS',
        displayName: 'SMS code',
        identityTypes: ['MOBILE_PHONE_NUMBER'],
        otp: { maxResends: 2, resendIntervalSeconds: 60 },
        providerSubjectId: gateway,
        senderId: 'ClickToPay',
        priority: 20,
        maskPattern: 'LAST4',
      },
      { dailyLimitPerIdentity: 5 },
    ],
    [
      {
        ...common,
        type: 'ISSUER_APP',
        displayName: 'Issuer app',
        providerSubjectId: bridge,
        priority: 30,
      },
      { lockoutSeconds: 1800 },
    ],
    [
      {
        ...common,
        type: 'ISSUER_WEB',
        displayName: 'Issuer website',
        providerSubjectId: bridge,
        priority: 40,
      },
    ],
    [
      {
        ...common,
        type: 'EXT_AUTH',
        displayName: 'External authentication',
        providerSubjectId: bridge,
        supportedCountries: ['PL', 'DE', 'NO'],
        priority: 50,
      },
    ],
  ]
}

interface ProfileStory {
  readonly row: IdvProfileRow
  readonly entries: AuditFacts[]
}

function bodyOf(given: object): IdvProfileBody {
  const { changeReason: _, ...body } = idvProfileWrite.parse(given)
  return body
}

function profileStory(context: DemoContext, people: DemoPeople, [first, later]: readonly [object, object?]) {
  const body = bodyOf(first)
  const clock = demoClock(context, context.random(`idv ${body.type}`), 330)
  const owner = { accountId: context.accountId, subjectId: context.systemSubjectId }
  const rowOf = (of: IdvProfileBody, revision: number, at: Date, createdAt: Date): IdvProfileRow => ({
    ...owner,
    type: of.type,
    enabled: of.enabled,
    priority: of.priority,
    body: of,
    revision,
    createdAt,
    createdBy: people.risk,
    updatedAt: at,
    updatedBy: people.risk,
  })
  const entry = (action: string, before: IdvProfileRow | undefined, after: IdvProfileRow, reason?: string) =>
    demoEntry(
      context,
      action,
      { at: after.updatedAt, by: people.risk },
      recordedProfile(owner, before, after, reason),
    )
  const born = clock()
  const row = rowOf(body, 1, born, born)
  const entries = [entry('IDV_CHANNEL_CREATED', undefined, row)]
  if (!later) return { row, entries }
  const next = rowOf(bodyOf({ ...first, ...later }), 2, clock(), born)
  entries.push(entry('IDV_CHANNEL_UPDATED', row, next, 'Agreed with the risk committee.'))
  return { row: next, entries }
}

/** The channels of the SRC system, as set up and changed. */
export const demoIdvProfiles = (context: DemoContext, people: DemoPeople): ProfileStory[] =>
  profileBodies(context).map((bodies) => profileStory(context, people, bodies))
