import { secretOf } from '@portal/accounts/installation-secrets.ts'
import { CARD_BRANDS } from '@portal/contract/card-brand.ts'
import { CARD_STATUSES, type ProfileStatus } from '@portal/contract/care/profile.ts'
import type { MaskedCard } from '@portal/contract/care/profile-schemas.ts'
import { CARD_TYPES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { IDENTITY_SECRET, identityHash } from '@portal/reference-api/care/identity-hash.ts'
import { maskedEmail, maskedName, maskedPhone } from '@portal/reference-api/care/masked-identity.ts'
import type { ConsumerProfileTable } from '@portal/reference-api/care/profile-tables.ts'
import { type ConsumerDetails, sealDetails } from '@portal/reference-api/care/sealed-details.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { Insertable } from 'kysely'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { PEOPLE, SRCPI_NAMES, slugOf } from './demo-names.ts'
import type { Random } from './random.ts'

/** Addresses to look up, each for a different case. No profile has the address `nobody@consumer.example`. */
const TO_LOOK_UP = [
  { email: 'one.card@consumer.example', cards: 1 },
  { email: 'five.cards@consumer.example', cards: 5, other: 'five.at.work@consumer.example' },
  { email: 'locked@consumer.example', cards: 2, status: 'LOCKED' },
  { email: 'two.profiles@consumer.example', cards: 1 },
  { email: 'two.profiles@consumer.example', cards: 3 },
  { email: 'pending@consumer.example', cards: 2, pending: 1 },
] as const satisfies readonly ProfileSeed[]

interface ProfileSeed {
  readonly email: string
  readonly cards: number
  readonly status?: ProfileStatus
  readonly pending?: number
  /** A second address. */
  readonly other?: string
}

const PROFILES = 500

interface DemoProfile {
  readonly row: Omit<Insertable<ConsumerProfileTable>, 'sealedDetails'>
  readonly details: Required<ConsumerDetails>
  readonly other: string | undefined
}

const card = (dice: Random): MaskedCard => ({
  panLastFour: String(dice.int(0, 9999)).padStart(4, '0'),
  brand: dice.pick(CARD_BRANDS),
  cardType: dice.pick(CARD_TYPES),
  status: dice.chance(0.85) ? 'ACTIVE' : dice.pick(CARD_STATUSES),
  issuerName: dice.pick(SRCPI_NAMES),
  pendingEvents: [],
})

function ordinary(dice: Random, place: number): ProfileSeed {
  const [given, family] = PEOPLE[place % PEOPLE.length] ?? ['Jo', 'Field']
  const status = dice.chance(0.94) ? 'ACTIVE' : dice.pick(['SUSPENDED', 'LOCKED'] as const)
  return {
    email: `${slugOf(given)}.${slugOf(family)}.${place}@consumer.example`,
    cards: dice.int(1, 4),
    status,
    pending: dice.chance(0.03) ? 1 : 0,
  }
}

function profile(context: DemoContext, place: number): DemoProfile {
  const dice = context.random(`profile ${place}`)
  const {
    email,
    cards,
    status = 'ACTIVE',
    pending = 0,
    other,
  }: ProfileSeed = TO_LOOK_UP[place] ?? ordinary(dice, place)
  const phone = `+447700900${String(place).padStart(3, '0')}`
  const born = dice.int(30, 900)
  const [given, family] = PEOPLE[place % PEOPLE.length] ?? ['Jo', 'Field']
  return {
    row: {
      id: context.id('profile', place),
      accountId: context.accountId,
      status,
      maskedEmail: maskedEmail(email),
      maskedPhone: maskedPhone(phone),
      maskedName: maskedName(`${given} ${family}`),
      cards: JSON.stringify(Array.from({ length: cards }, () => card(dice))),
      pendingTransactionCount: pending,
      lastUsedAt: daysBefore(context.base, dice.int(1, born)),
      createdAt: daysBefore(context.base, born),
      updatedAt: daysBefore(context.base, born),
      deviceCount: dice.int(0, 3),
    },
    details: { EMAIL_ADDRESS: email, MOBILE_PHONE_NUMBER: phone, NAME: `${given} ${family}` },
    other,
  }
}

/** Writes the demo consumers. They have no history here: the SRC system created them. */
export async function loadProfiles(db: Database, context: DemoContext): Promise<void> {
  const profiles = Array.from({ length: PROFILES }, (_, place) => profile(context, place))
  const secret = await secretOf(db, IDENTITY_SECRET)
  await db
    .insertInto('consumerProfile')
    .values(profiles.map(({ row, details }) => ({ ...row, sealedDetails: sealDetails(secret, details) })))
    .execute()
  const { accountId } = context
  await db
    .insertInto('consumerIdentity')
    .values(
      profiles.flatMap(({ row, details, other }) => {
        const identity = (value: string) => ({
          accountId,
          profileId: row.id,
          valueHash: identityHash(secret, accountId, value),
          identityType: null,
          masked: null,
        })
        const main = [identity(details.EMAIL_ADDRESS), identity(details.MOBILE_PHONE_NUMBER)]
        if (other === undefined) return main
        return [
          ...main,
          { ...identity(other), identityType: 'EMAIL_ADDRESS' as const, masked: maskedEmail(other) },
        ]
      }),
    )
    .execute()
}
