/** How a provider marks access tokens, so that none of its other tokens passes for one. */
export const TOKEN_KINDS = ['rfc9068', 'cognito', 'keycloak'] as const

export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Cognito and Keycloak give all of their tokens the same type; RFC 9068 has one for access tokens. */
const TYPES: Readonly<Record<TokenKind, readonly (string | undefined)[]>> = {
  rfc9068: ['at+jwt', 'application/at+jwt'],
  cognito: ['JWT', undefined],
  keycloak: ['JWT'],
}

/** The kind of tokens, from the provider's address. The embedded provider follows RFC 9068. */
export function kindOfIssuer(issuer: string): TokenKind {
  const { hostname, pathname } = new URL(issuer)
  if (/^cognito-idp\.[\w-]+\.amazonaws\.com(\.cn)?$/.test(hostname)) return 'cognito'
  return /\/realms\/[^/]+$/.test(pathname) ? 'keycloak' : 'rfc9068'
}

interface Marks {
  /** From the token's header. */
  readonly typ: string | undefined
  /** From the token's claims; other kinds do not need it. */
  readonly tokenUse: string | undefined
}

export const isMarkedAsAccessToken = (kind: TokenKind, { typ, tokenUse }: Marks): boolean =>
  TYPES[kind].includes(typ) && (kind !== 'cognito' || tokenUse === 'access')
