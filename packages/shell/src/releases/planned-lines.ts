import { planRelease } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-schemas.ts'
import { call } from '@portal/session'
import { inEnvironment } from './environment.ts'
import { differenceInWords } from './release-words.ts'

/** What a change would do, and why it would be refused, in lines. */
export async function plannedLines(change: ReleaseChange): Promise<readonly string[]> {
  const { differences, problems } = await call(
    planRelease,
    { ...inEnvironment, body: change },
    { errors: 'here' },
  )
  return [
    ...differences.map(differenceInWords),
    ...problems.map((problem) => `It will be refused: ${problem}`),
  ]
}
