import { chakra } from '../theme/chakra.ts'
import { controlRecipe } from '../theme/control-recipe.ts'

export const Input = chakra('input', controlRecipe)

export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    height: 'auto',
    minHeight: '5rem',
    paddingBlock: '2',
    fieldSizing: 'content',
    // Only the height follows the text; a long line must not push the form apart.
    width: 'full',
    maxWidth: 'full',
    minWidth: '0',
  },
})
