import { ChevronDown } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { chakra } from '../theme/chakra.ts'

/** The arrow at the end of a field that offers a choice; its parent is positioned. */
export const ChoiceArrow = () => (
  <chakra.span position="absolute" insetInlineEnd="2" pointerEvents="none" color="fg.muted">
    <Icon icon={ChevronDown} size={14} />
  </chakra.span>
)
