import { Text } from '@portal/ui'

/** In place of a card's content: one line, beside the card's title. */
export const EmptyCard = ({ text }: { text: string }) => (
  <Text color="fg.muted" data-empty-card="">
    {text}
  </Text>
)
