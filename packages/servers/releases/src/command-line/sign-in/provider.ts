import { allowInsecureRequests, type Configuration, discovery, None } from 'openid-client'
import { ReleaseError } from '../../release-error.ts'

/** Nothing crosses a network to a provider on this machine. */
const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)

/** The provider gave no answer that could be understood. */
export const noAnswer = (cause: unknown): ReleaseError =>
  new ReleaseError('unreachable', 'The identity provider does not answer. Try again later.', { cause })

/** The identity provider for signing in. */
export async function findProvider(issuer: string, clientId: string): Promise<Configuration> {
  const url = new URL(issuer)
  const execute = isOwnMachine(url) ? [allowInsecureRequests] : []
  try {
    return await discovery(url, clientId, undefined, None(), { execute })
  } catch (error) {
    throw noAnswer(error)
  }
}
