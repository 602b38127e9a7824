import { CURRENT_RELEASE } from '@portal/contract/served-release.ts'
import { z } from 'zod'

const TIMEOUT_MS = 5_000

const Served = z.object({
  importMap: z.object({
    imports: z.record(z.string(), z.string()),
    integrity: z.record(z.string(), z.string()).default({}),
  }),
  seq: z.number().optional(),
  /** Missing in older hosts. */
  status: z.object({ served: z.number(), newest: z.number(), problem: z.string().optional() }).optional(),
})

/** What a host says that it serves. */
export type Served = z.infer<typeof Served>

/** The stable versions that a host serves, and its time. Rejects when it does not answer as a portal host. */
export async function servedBy(url: string): Promise<{ date: string | null; served: Served }> {
  // `?safe` asks for the stable versions, whatever overrides this machine has.
  const response = await fetch(new URL(`${CURRENT_RELEASE}?safe=1`, url), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { date: response.headers.get('date'), served: Served.parse(await response.json()) }
}
