import type { PlacedCard } from '@portal/routing/cards-in.ts'
import { Grid } from '@portal/ui'
import { use, useMemo, useState } from 'react'
import Parcel from 'single-spa-react/parcel'
import { type ParcelHost, ParcelHostContext } from '../app/parcel-host.ts'
import { isChunkLoadError } from '../app/report-fault.ts'
import { CardSkeleton } from './card-body.tsx'
import { CardFailure } from './card-failure.tsx'
import { unfailingParcel } from './unfailing-parcel.ts'

async function parcelOf(host: ParcelHost, { app, name }: PlacedCard) {
  const parcel = (await host.loadBundle(app)).slots?.[name]
  if (!parcel) throw new Error(`${app} exports no slot ${name}.`)
  return parcel
}

interface CardSlotProps {
  readonly card: PlacedCard
  /** For a tab: the record of the screen. */
  readonly subjectId?: string
}

interface CardParcelProps extends CardSlotProps {
  readonly host: ParcelHost
  onFailure(error: unknown): void
}

function CardParcel({ host, card, subjectId, onFailure }: CardParcelProps) {
  const [isThere, setIsThere] = useState(false)
  // single-spa gives each parcel its own `mountParcel`.
  const { mountParcel, ...handedOver } = host
  return (
    // Stacked: both exist for a moment, and the layout must not shift.
    <Grid css={{ '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
      {!isThere && <CardSkeleton lines={card.lines} />}
      <Parcel
        {...handedOver}
        config={() => unfailingParcel(() => parcelOf(host, card), onFailure)}
        mountParcel={mountParcel}
        facts={host.factsOf(card.app)}
        subjectId={subjectId}
        onCrash={onFailure}
        parcelDidMount={() => setIsThere(true)}
      />
    </Grid>
  )
}

/** The host's functions for a card, bound to its version, which another one may replace. */
function useHostOfCard(host: ParcelHost | undefined, { app }: PlacedCard) {
  const [facts, setFacts] = useState(host?.factsOf(app))
  const own = useMemo(() => {
    if (!host) return undefined
    const onFault: ParcelHost['onFault'] = (error, phase) => {
      host.onFaultOf?.(app, error, phase)
      setFacts(host.factsOf(app))
    }
    return { ...host, onFault }
  }, [host, app])
  return { host: own, facts }
}

/** Shows a card or tab of any application as a parcel; one that fails to load can be retried. */
export function CardSlot({ card, subjectId }: CardSlotProps) {
  const { host, facts } = useHostOfCard(use(ParcelHostContext), card)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  if (!host) return null
  if (failure) {
    return (
      <ParcelHostContext value={host}>
        <CardFailure
          error={failure.error}
          facts={host.factsOf(card.app)}
          onRetry={() => setFailure(undefined)}
        />
      </ParcelHostContext>
    )
  }
  const fail = (error: unknown) => {
    if (!isChunkLoadError(error)) host.onFault(error, 'render')
    setFailure({ error })
  }
  return <CardParcel key={facts} host={host} card={card} {...(subjectId && { subjectId })} onFailure={fail} />
}
