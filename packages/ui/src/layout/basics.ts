import { chakra } from '../theme/chakra.ts'
import { codeRecipe, headingRecipe, skeletonRecipe, spinnerRecipe } from '../theme/recipes.ts'

export const Heading = chakra('h2', headingRecipe)
export const Code = chakra('code', codeRecipe)
/** In the place of what is loading. */
export const Skeleton = chakra('div', skeletonRecipe)
export const Spinner = chakra('span', spinnerRecipe)
