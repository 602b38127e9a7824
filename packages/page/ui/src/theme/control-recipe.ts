import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Controls for typing or choosing. */
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
    '&[type=file]': { height: 'auto', paddingBlock: '1.5' },
    '&::file-selector-button': {
      marginInlineEnd: '2.5',
      paddingInline: '2',
      borderWidth: '1px',
      borderRadius: 'small',
      fontSize: 'sm',
      fontWeight: 'strong',
      cursor: 'pointer',
    },
  },
  variants: { size: { sm: { height: '7', fontSize: 'sm' } } },
})

export const textAreaRecipe = defineRecipe({
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    height: 'auto',
    minHeight: '5rem',
    paddingBlock: '2',
    fieldSizing: 'content',
    // Only the height follows the text; a long line must not widen the form.
    width: 'full',
    maxWidth: 'full',
    minWidth: '0',
  },
})
