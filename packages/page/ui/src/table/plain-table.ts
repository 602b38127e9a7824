import { plainTable as plainTableRecipe } from '../../styled-system/recipes/index.js'

/**
 * Class of a short table without tools. `data-numbers` aligns its numbers; with `data-cards` its rows are cards on
 * a phone, where cells show their `data-label`.
 */
export const plainTable: string = plainTableRecipe()
