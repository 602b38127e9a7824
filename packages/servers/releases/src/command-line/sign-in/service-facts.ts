import { z } from 'zod'
import { ReleaseError } from '../../release-error.ts'

const TIMEOUT_MS = 10_000

const ServiceFacts = z.object({
  issuer: z.string(),
  clientId: z.string(),
  /** Missing in older services. */
  environment: z.string().default('demo'),
})

export type ServiceFacts = z.infer<typeof ServiceFacts>

/** What a release service says to everyone: where to sign in, and its environment. */
export async function serviceFacts(url: string): Promise<ServiceFacts> {
  const answer = await fetch(`${url}/sign-in`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  const facts = ServiceFacts.safeParse(await answer?.json().catch(() => undefined)).data
  if (facts) return facts
  throw new ReleaseError(
    'unreachable',
    `The release service does not answer at ${url}. Check the address, or try again later.`,
  )
}
