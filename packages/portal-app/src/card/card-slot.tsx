import type { PlacedCard } from '@portal/routing/cards-in.ts'
import { Grid } from '@portal/ui'
import { use, useState } from 'react'
import Parcel from 'single-spa-react/parcel'
import { type ParcelHost, ParcelHostContext } from '../app/parcel-host.ts'
import { CardSkeleton } from './card-body.tsx'
import { CardFailure } from './card-failure.tsx'

async function parcelOf(host: ParcelHost, { app, name }: PlacedCard) {
  const parcel = (await host.loadBundle(app)).slots?.[name]
  if (!parcel) throw new Error(`${app} exports no slot ${name}.`)
  return parcel
}

function CardParcel({
  host,
  card,
  onFailure,
}: {
  host: ParcelHost
  card: PlacedCard
  onFailure(e: Error): void
}) {
  const [isThere, setIsThere] = useState(false)
  return (
    // One on top of the other: for a moment both are there, and nothing may move.
    <Grid css={{ '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
      {!isThere && <CardSkeleton lines={card.lines} />}
      <Parcel
        config={() => parcelOf(host, card)}
        mountParcel={host.mountParcel}
        facts={host.factsOf(card.app)}
        parcelDidMount={() => setIsThere(true)}
        handleError={onFailure}
      />
    </Grid>
  )
}

/** A card of whichever application brings it, as a parcel; one that does not arrive can be asked for again. */
export function CardSlot({ card }: { card: PlacedCard }) {
  const host = use(ParcelHostContext)
  const [error, setError] = useState<Error>()
  if (!host) return null
  if (!error) return <CardParcel host={host} card={card} onFailure={setError} />
  return <CardFailure error={error} facts={host.factsOf(card.app)} onRetry={() => setError(undefined)} />
}
