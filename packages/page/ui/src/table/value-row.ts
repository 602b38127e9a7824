import { chakra } from '../theme/chakra.ts'

/** A line of a panel with a checkbox and its label. */
export const ValueRow = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    overflowWrap: 'anywhere',
    paddingInline: '2',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
  },
})
