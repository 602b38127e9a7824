import type { SlotRow, TabProps } from '@portal/routing/slot-row.ts'
import { lazyPart } from '@portal/ui/blocks'
import type { OwnApp } from '../app/app-context.ts'
import { ApplicationRoot } from '../app/application-root.tsx'
import { lifecyclesOf } from '../app/lifecycles-of.tsx'
import { CardBody } from './card-body.tsx'

/** A tab gets the record of the screen around it. */
type ParcelProps = Partial<TabProps> & { readonly facts?: string }

type Parcel = ReturnType<typeof lifecyclesOf<ParcelProps>>

/** The cards and tabs of an application as single-spa parcels that fail independently. */
export function cardsOf(
  app: OwnApp,
  rows: Readonly<Record<string, SlotRow>>,
): Readonly<Record<string, Parcel>> {
  const parcelOf = (row: SlotRow): Parcel => {
    const LoadedCard = lazyPart<TabProps>(async () => (await row.card()).default)
    return lifecyclesOf(({ facts, subjectId = '' }: ParcelProps) => (
      <ApplicationRoot app={app}>
        <CardBody facts={facts ?? app.name} lines={row.lines}>
          <LoadedCard subjectId={subjectId} />
        </CardBody>
      </ApplicationRoot>
    ))
  }
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, parcelOf(row)]))
}
