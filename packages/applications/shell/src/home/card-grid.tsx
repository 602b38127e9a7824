import { Card, CardSlot } from '@portal/portal-app'
import type { PlacedCard } from '@portal/routing/cards-in.ts'
import { Grid, Stack } from '@portal/ui'
import { columnsOf } from './columns-of.ts'

/** Cards of any application in columns, where there is room. */
export function CardGrid({ cards }: { cards: readonly PlacedCard[] }) {
  return (
    <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" alignItems="start">
      {columnsOf(cards).map((column) => (
        <Stack key={column[0]?.name} gap="4" minWidth="0">
          {column.map((card) => (
            <Card key={`${card.app} ${card.name}`} title={card.title}>
              <CardSlot card={card} />
            </Card>
          ))}
        </Stack>
      ))}
    </Grid>
  )
}
