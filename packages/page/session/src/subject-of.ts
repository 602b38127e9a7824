/** Whom an ID token is about, unchecked: enough to see that it is somebody else than before. */
export function subjectOf(idToken: string | undefined): string | undefined {
  const [, payload = ''] = idToken?.split('.') ?? []
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    return claims && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : undefined
  } catch {
    return undefined
  }
}
