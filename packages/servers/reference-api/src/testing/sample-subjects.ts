/** Valid subject bodies for tests. */
import { randomUUID } from 'node:crypto'

const contacts = [{ kind: 'TECHNICAL' as const, name: 'Desk', email: 'desk@sample.example' }]

const common = (displayName: string) => ({
  legalName: `${displayName} Ltd`,
  displayName,
  countryCode: 'GB',
  contacts,
})

/** An external backend: the type with the fewest required values. */
export const newBackend = (displayName: string, more: { externalReference?: string } = {}) => ({
  type: 'EXT_BACKEND' as const,
  businessData: {
    ...common(displayName),
    backendKind: 'RISK_ENGINE' as const,
    baseUrl: 'https://risk.sample.example',
    ...more,
  },
})

export const newSystem = (displayName: string) => ({
  type: 'SRC' as const,
  businessData: {
    ...common(displayName),
    systemName: displayName,
    cardBrand: 'VISA' as const,
    apiBaseUrl: 'https://api.sample.example',
    sdkUrl: 'https://sdk.sample.example',
  },
})

export const newPlatform = (displayName: string) => ({
  type: 'EXT_AUTH_PLATFORM' as const,
  businessData: {
    ...common(displayName),
    protocol: 'OIDC' as const,
    issuerUri: 'https://id.sample.example',
    authorizationUri: 'https://id.sample.example/authorize',
    tokenUri: 'https://id.sample.example/token',
    jwksUri: 'https://id.sample.example/jwks.json',
    clientId: 'sample',
  },
})

/** An issuer with one BIN range. */
export const newIssuer = (displayName: string, low: string, high: string) => ({
  type: 'SRCPI' as const,
  businessData: {
    ...common(displayName),
    issuerName: displayName,
    cardBrands: ['VISA' as const],
    binRanges: [{ low, high, cardType: 'DEBIT' as const }],
    enrolmentMethods: ['BATCH' as const],
  },
})

/** An SRCI with an ID that no other has. */
export const newInitiator = (displayName: string) => ({
  type: 'SRCI' as const,
  businessData: {
    ...common(displayName),
    srcInitiatorId: randomUUID(),
    integrationType: 'PSP' as const,
  },
})
