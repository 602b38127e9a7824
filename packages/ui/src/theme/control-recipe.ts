import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Everything one types into or chooses from. */
export const controlRecipe = defineRecipe({
  base: {
    height: 'control',
    paddingInline: '2.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    bg: 'bg.raised',
    color: 'fg',
    fontSize: 'md',
    minWidth: 0,
    _focusVisible: { outlineOffset: '-1px', borderColor: 'accent' },
    _invalid: { borderColor: 'red.solid' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.subtle' },
  },
  variants: { size: { md: {}, sm: { height: '7', fontSize: 'sm' } } },
})
