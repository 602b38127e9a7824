/** The subject of an ID token, unverified: enough to notice another user. */
export function subjectOf(idToken: string | undefined): string | undefined {
  const [, payload = ''] = idToken?.split('.') ?? []
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    return claims && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : undefined
  } catch {
    return undefined
  }
}
