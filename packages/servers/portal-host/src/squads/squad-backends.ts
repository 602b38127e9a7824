import { MAX_SQUAD_NAME_LENGTH, SQUAD_NAME } from '@portal/contract/squad-calls.ts'
import { z } from 'zod'

/** The backend with a squad's own calls. */
export interface SquadBackend {
  readonly squad: string
  readonly url: string
}

const NOT_A_NAME = `Name squads with up to ${MAX_SQUAD_NAME_LENGTH} lowercase letters, digits and hyphens`
const NOT_AN_ADDRESS = 'Write each backend as name=address, such as fees=http://127.0.0.1:9501'

const Backend = z.object({
  squad: z.string().max(MAX_SQUAD_NAME_LENGTH, NOT_A_NAME).regex(SQUAD_NAME, NOT_A_NAME),
  url: z
    .url({ protocol: /^https?$/, error: NOT_AN_ADDRESS })
    .transform((address) => address.replace(/\/$/, '')),
})

function namedTwice(backends: readonly SquadBackend[]): string | undefined {
  const names = backends.map(({ squad }) => squad)
  return names.find((name, index) => names.indexOf(name) !== index)
}

/** The setting: `fees=http://127.0.0.1:9501,risk=http://127.0.0.1:9502`. */
export const SquadBackends = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [squad, ...address] = entry.split('=')
        return { squad, url: address.join('=') }
      }),
  )
  .pipe(z.array(Backend))
  .superRefine((backends, context) => {
    const name = namedTwice(backends)
    if (name !== undefined)
      context.addIssue({ code: 'custom', message: `Two backends have the name ${name}` })
  })
