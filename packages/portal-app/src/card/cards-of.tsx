import type { SlotRow } from '@portal/routing/slot-row.ts'
import { type ComponentType, lazy } from 'react'
import type { OwnApp } from '../app/app-context.ts'
import { ApplicationRoot } from '../app/application-root.tsx'
import { lifecyclesOf } from '../app/lifecycles-of.tsx'
import { CardBody } from './card-body.tsx'

type Parcel = ReturnType<typeof lifecyclesOf<{ facts?: string }>>

/** Remembers a loaded card, but not a failed load, so that a retry loads again. */
function cardOf(row: SlotRow) {
  let Card: ComponentType | undefined
  return () => {
    Card ??= lazy(() =>
      row.card().catch((error: unknown) => {
        Card = undefined
        throw error
      }),
    )
    return Card
  }
}

function LoadedCard({ card }: { card(): ComponentType }) {
  const Card = card()
  return <Card />
}

/** The cards of an application as single-spa parcels, each failing alone. */
export function cardsOf(
  app: OwnApp,
  rows: Readonly<Record<string, SlotRow>>,
): Readonly<Record<string, Parcel>> {
  const parcelOf = (row: SlotRow): Parcel => {
    const card = cardOf(row)
    return lifecyclesOf(({ facts }: { facts?: string }) => (
      <ApplicationRoot app={app}>
        <CardBody facts={facts ?? app.name} lines={row.lines}>
          <LoadedCard card={card} />
        </CardBody>
      </ApplicationRoot>
    ))
  }
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, parcelOf(row)]))
}
