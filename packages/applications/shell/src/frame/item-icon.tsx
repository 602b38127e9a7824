import { Puzzle } from '@lucide/icons'
import { Box, Icon } from '@portal/ui'
import type { MenuItem } from '../menu/menu.ts'

/** Keeps room for an icon, so that labels without one stay aligned. */
export const ItemIcon = ({ item }: { item: MenuItem }) => (
  <Box as="span" display="inline-flex" fontSize="lg">
    <Icon icon={item.icon ?? Puzzle} />
  </Box>
)
