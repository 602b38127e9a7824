import type { RecipeClass } from '../theme/recipe-class.ts'

/**
 * Class of a short table without tools. `data-numbers` aligns its numbers; with
 * `data-cards` its rows are cards on a phone, where cells show their `data-label`.
 */
export const plainTable = 'plainTable' satisfies RecipeClass
