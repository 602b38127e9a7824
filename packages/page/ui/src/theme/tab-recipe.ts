import { defineRecipe } from '@chakra-ui/react/styled-system'
import { PAGE_HEAD } from './frame-css.ts'
import { scrollsSideways } from './scrolls-sideways.ts'

export const tabRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    ...scrollsSideways,
    anchorName: PAGE_HEAD,
    // The tabs' positions are measured from here.
    position: 'relative',
    '& [role=tab]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      paddingInline: '2.5',
      marginBottom: '-1px',
      borderBottom: '2px solid transparent',
      color: 'fg.muted',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [role=tab]:hover': { color: 'fg' },
    '& [aria-selected=true]': { borderBottomColor: 'accent', color: 'fg', fontWeight: 'strong' },
  },
})
