import { Puzzle } from '@lucide/icons'
import { Box, Icon } from '@portal/ui'
import type { MenuItem } from '../menu/menu.ts'

/** An item without a picture of its own still begins where the others do. */
export const ItemIcon = ({ item }: { item: MenuItem }) => (
  <Box as="span" display="inline-flex" fontSize="lg">
    <Icon icon={item.icon ?? Puzzle} />
  </Box>
)
