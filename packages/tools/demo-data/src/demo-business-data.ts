import { CARD_BRANDS } from '@portal/contract/card-brand.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import {
  APPLICATION_TYPES,
  BACKEND_KINDS,
  CARD_TYPES,
  ENROLMENT_METHODS,
  INTEGRATION_TYPES,
} from '@portal/contract/subjects/subject-vocabulary.ts'
import type { DataBody } from '@portal/reference-api/database/tables.ts'
import type { DemoContext } from './demo-context.ts'
import { type Place, slugOf } from './demo-names.ts'
import type { Random } from './random.ts'

/** The facts that the data of one demo subject are generated from. */
export interface DemoSubject {
  readonly type: SubjectType
  readonly name: string
  /** Position among the subjects of its type. */
  readonly index: number
  readonly place: Place
  readonly host: string
  readonly dice: Random
  readonly context: DemoContext
}

/** Every issuer owns this many of the BINs reserved for demonstration, 990000 to 999999. */
const BINS_PER_ISSUER = 550

const LEGAL_FORMS: Readonly<Record<string, string>> = {
  PL: 'sp. z o.o.',
  DE: 'GmbH',
  US: 'Inc.',
  SG: 'Pte. Ltd.',
}

const fictionalPhone = ({ place, dice }: DemoSubject) =>
  place.countryCode === 'GB'
    ? `+447700900${String(dice.int(0, 999)).padStart(3, '0')}`
    : `+1202555${String(dice.int(100, 199)).padStart(4, '0')}`

function commonData(subject: DemoSubject): DataBody {
  const { name, host, place, index, type } = subject
  const { countryCode, locale: _, ...address } = place
  return {
    legalName: `${name} ${LEGAL_FORMS[countryCode ?? ''] ?? 'Ltd'}`,
    displayName: name,
    externalReference: `${type}-${String(index + 1).padStart(4, '0')}`,
    countryCode,
    website: `https://${host}`,
    address: { ...address, countryCode },
    contacts: [
      {
        kind: 'TECHNICAL',
        name: 'Integration desk',
        email: `integration@${host}`,
        phone: fictionalPhone(subject),
      },
      { kind: 'BUSINESS', name: 'Partner management', email: `partners@${host}` },
      { kind: 'SECURITY', name: 'Security response', email: `security@${host}` },
    ],
    logoUri: `https://${host}/assets/logo.svg`,
  }
}

function binRanges({ index, dice }: DemoSubject): DataBody[] {
  return Array.from({ length: dice.int(1, 4) }, (_, part) => {
    const low = String(990_000 + index * BINS_PER_ISSUER + part * 120)
    // Some issuers own only part of a BIN, given by eight digits.
    const [from, to] = part === 3 ? [`${low}00`, `${low}49`] : [low, String(Number(low) + 40)]
    return { low: from, high: to, cardType: CARD_TYPES[part % CARD_TYPES.length] }
  })
}

const OWN_DATA: Record<SubjectType, (subject: DemoSubject) => DataBody> = {
  SRCI: ({ index, host, dice, context }) => ({
    srcInitiatorId: context.id('srcInitiator', index),
    integrationType: dice.pick(INTEGRATION_TYPES),
    allowedOrigins: [`https://checkout.${host}`, `https://pay.${host}`],
    // The first ones have the most DPAs.
    maxDpas: index < 8 ? 1_000_000 : dice.pick([25_000, 100_000]),
  }),
  SRCPI: (subject) => ({
    issuerName: subject.name,
    cardBrands: subject.dice.sample(CARD_BRANDS, subject.dice.int(1, 3)),
    binRanges: binRanges(subject),
    enrolmentMethods: subject.dice.sample(ENROLMENT_METHODS, subject.dice.int(1, 3)),
  }),
  DCF: ({ index, host, dice }) => ({
    applicationType: APPLICATION_TYPES[index % 2],
    dcfUri: `https://wallet.${host}`,
    cardBrands: dice.sample(CARD_BRANDS, dice.int(2, 4)),
  }),
  SRC: ({ host }) => ({
    systemName: 'Click to Pay',
    cardBrand: 'MASTERCARD',
    apiBaseUrl: `https://api.${host}`,
    sdkUrl: `https://sdk.${host}/v4/src.js`,
    maxCardsPerProfile: 10,
    profileInactivityDays: 730,
  }),
  EXT_BACKEND: ({ index, host }) => ({
    backendKind: BACKEND_KINDS[index],
    baseUrl: `https://api.${host}`,
    healthUrl: `https://api.${host}/health`,
  }),
  EXT_AUTH_PLATFORM: ({ index, host }) => ({
    protocol: index === 0 ? 'FIDO2' : 'OIDC',
    issuerUri: `https://${host}`,
    authorizationUri: `https://${host}/authorize`,
    tokenUri: `https://${host}/token`,
    jwksUri: `https://${host}/jwks.json`,
    clientId: `c2p-${slugOf(host)}`,
    acrValues: ['urn:c2p:acr:high'],
  }),
}

export const businessData = (subject: DemoSubject): DataBody => ({
  ...commonData(subject),
  ...OWN_DATA[subject.type](subject),
})
