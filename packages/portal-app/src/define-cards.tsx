import type { SlotRow } from '@portal/routing/slot-row.ts'
import { type ComponentType, lazy } from 'react'
import { CardBody } from './card-body.tsx'
import { ApplicationRoot, lifecyclesOf } from './define-portal-app.tsx'

/** Remembers a loaded card, but not a failed load, so that a retry loads again. */
function cardOf(row: SlotRow) {
  let Card: ComponentType | undefined
  return () => {
    Card ??= lazy(() =>
      (row.card() as Promise<{ default: ComponentType }>).catch((error: unknown) => {
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

/**
 * The cards of an application as single-spa parcels, each failing alone. Give it the package's name and rows,
 * and export what comes back as `slots`.
 */
export function defineCards<Rows extends Readonly<Record<string, SlotRow>>>(app: string, rows: Rows) {
  const parcelOf = (row: SlotRow) => {
    const card = cardOf(row)
    return lifecyclesOf(({ facts }: { facts?: string }) => (
      <ApplicationRoot app={app}>
        <CardBody facts={facts ?? app} lines={row.lines}>
          <LoadedCard card={card} />
        </CardBody>
      </ApplicationRoot>
    ))
  }
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, parcelOf(row)])) as {
    readonly [Name in keyof Rows]: ReturnType<typeof parcelOf>
  }
}
