import type { RevealableField } from '@portal/contract/care/profile.ts'
import { revealProfileField } from '@portal/contract/care/profile-endpoints.ts'
import { identityProblem } from '@portal/contract/care/without-identity.ts'
import type { ResultOf } from '@portal/contract/endpoint.ts'
import { call } from '@portal/session'
import { ask } from '@portal/ui'
import { useEffect, useState } from 'react'
import { REVEALABLE } from '../care-labels.ts'
import { everySecond } from '../desk/every-second.ts'

const REVEALED_MINUTES = 5
const REVEALED_MS = REVEALED_MINUTES * 60_000

type Shown = ResultOf<typeof revealProfileField> & {
  /** When it is masked again. */
  readonly until: string
}

/** One revealed value for at most five minutes; another one replaces it. */
export function useReveal(profileId: string) {
  const [shown, setShown] = useState<Shown>()
  const hide = () => setShown(undefined)

  useEffect(() => {
    if (!shown) return
    return everySecond(() => {
      if (Date.now() >= Date.parse(shown.until)) setShown(undefined)
    })
  }, [shown])

  async function show(field: RevealableField): Promise<void> {
    const name = REVEALABLE[field].toLowerCase()
    await ask.reason({
      title: `Reveal the ${name}`,
      confirmLabel: `Reveal ${name}`,
      reasonProblem: identityProblem,
      impact: async () => [
        `It is shown for ${REVEALED_MINUTES} minutes. The access is recorded with your reason.`,
      ],
      run: ({ changeReason }) =>
        call(
          revealProfileField,
          { params: { profileId }, body: { field, changeReason } },
          { errors: 'here' },
        ).then((revealed) =>
          setShown({ ...revealed, until: new Date(Date.now() + REVEALED_MS).toISOString() }),
        ),
    })
  }

  return { shown, show, hide }
}

export type Reveal = ReturnType<typeof useReveal>
