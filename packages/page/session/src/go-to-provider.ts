import type { SignInOptions } from './authorization-request.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { returnAddress } from './return-address.ts'
import type { SessionCollaborators } from './session-collaborators.ts'
import { SignInError } from './sign-in-error.ts'
import type { SignInFlow } from './sign-in-flow.ts'

interface Collaborators extends Pick<SessionCollaborators, 'vault' | 'requireStorage'> {
  readonly provider: Pick<IdentityProvider, 'reach'>
  readonly memory: Pick<SessionCollaborators['memory'], 'mayRedirect'>
  readonly page: Pick<Location, 'origin' | 'assign'>
  loadSignIn(): Promise<Pick<SignInFlow, 'authorizeUrl'>>
}

const LOOP =
  'Sign-in returned here three times within half a minute. Wait a moment, then try again. If it continues, tell your administrator.'

/**
 * Redirects to the provider's sign-in page, or throws when that is not possible. The operator returns to
 * `returnTo`.
 */
export async function goToProvider(
  { vault, provider, memory, page, requireStorage, loadSignIn }: Collaborators,
  returnTo: string,
  options: SignInOptions = {},
): Promise<void> {
  vault.requireUsable()
  requireStorage()
  const [flow] = await Promise.all([loadSignIn(), provider.reach()])
  if (!memory.mayRedirect()) throw new SignInError(LOOP)
  page.assign(await flow.authorizeUrl(returnAddress(returnTo, page.origin), options))
}
