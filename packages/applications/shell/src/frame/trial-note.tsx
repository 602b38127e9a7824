import { SAFE, type Takeover, type Trial } from '@portal/contract/portal-config.ts'
import { ParcelHostContext } from '@portal/portal-app'
import { Box, Text } from '@portal/ui'
import { use, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { trials } from '../trials.ts'
import { scrollToCurrent } from './scroll-to-current.ts'

const BECAUSE = { canary: 'limited rollout', override: 'chosen for you' } as const

const shortName = (bundle: string) => bundle.replace('@portal/', '')

interface Trying extends Trial {
  readonly bundle: string
  readonly version: string | undefined
}

/** The trials that this page still runs, without those that ended or fell back to the stable version. */
function useTrials(): readonly Trying[] {
  const factsOf = use(ParcelHostContext)?.factsOf
  return trials
    .map(([bundle, trial]) => ({ ...trial, bundle, version: factsOf?.(bundle).split(' ').at(-1) }))
    .filter(({ version, stable }) => version !== stable)
}

/** Reloads the current address with stable versions. */
function StableLink() {
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set(SAFE, '1')
  return (
    <a href={`${pathname}?${parameters}`} className="text-link" data-underlined>
      Use the stable version
    </a>
  )
}

/** Lists the versions of this page that differ from the stable ones, with a link back to those. */
export function TrialNote({ takeovers }: { takeovers: readonly Takeover[] }) {
  const tried = useTrials()
  const note = useRef<HTMLDivElement>(null)
  const lines = tried.length + takeovers.length
  // It takes its room from the menu above, whose current item it may cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room depends on the lines
  useLayoutEffect(() => {
    const sidebar = note.current?.closest('aside')
    if (sidebar) scrollToCurrent(sidebar)
  }, [lines])
  if (lines === 0) return null
  return (
    <Box
      ref={note}
      as="section"
      aria-label="Versions on this page"
      fontSize="xs"
      color="fg.muted"
      marginTop="1.5"
    >
      <Text>Versions on trial:</Text>
      <ul>
        {tried.map(({ bundle, version, because, stable }) => (
          <li key={bundle}>
            {shortName(bundle)} {version}, {BECAUSE[because]}; others have {stable}
          </li>
        ))}
        {takeovers.map(({ bundle, version, failed }) => (
          <li key={bundle}>
            {shortName(bundle)} {version}, since {failed} failed
          </li>
        ))}
      </ul>
      {tried.length > 0 && <StableLink />}
    </Box>
  )
}
