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
  'Signing in led back here three times within half a minute. Wait a moment, then try again. If it goes on, tell your administrator.'

/**
 * Sends the browser to the provider's sign-in page, or throws what is in the way. `returnTo` is where the operator
 * wanted to be; `again` asks for the password even of those who are signed in there.
 */
export async function goToProvider(
  { vault, provider, memory, page, requireStorage, loadSignIn }: Collaborators,
  returnTo: string,
  options: { readonly again?: boolean } = {},
): Promise<void> {
  vault.requireUsable()
  requireStorage()
  const [flow] = await Promise.all([loadSignIn(), provider.reach()])
  if (!memory.mayRedirect()) throw new SignInError(LOOP)
  page.assign(await flow.authorizeUrl(returnAddress(returnTo, page.origin), options))
}
