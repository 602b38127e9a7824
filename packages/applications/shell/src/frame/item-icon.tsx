import { Puzzle } from '@lucide/icons'
import { Box, Icon } from '@portal/ui'
import type { MenuItem } from '../menu/menu.ts'

/** The item's icon, or a default one that keeps its label aligned with the others. */
export const ItemIcon = ({ item }: { item: MenuItem }) => (
  <Box as="span" display="inline-flex" fontSize="lg">
    <Icon icon={item.icon ?? Puzzle} />
  </Box>
)
