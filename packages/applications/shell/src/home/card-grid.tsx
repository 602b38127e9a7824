import { Card, CardSlot } from '@portal/portal-app'
import type { PlacedCard } from '@portal/routing/cards-in.ts'
import { Grid } from '@portal/ui'

/** Cards of any application, side by side where there is room. */
export function CardGrid({ cards }: { cards: readonly PlacedCard[] }) {
  return (
    <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 26rem), 1fr))">
      {cards.map((card) => (
        <Card key={`${card.app} ${card.name}`} title={card.title} lines={card.lines}>
          <CardSlot card={card} />
        </Card>
      ))}
    </Grid>
  )
}
