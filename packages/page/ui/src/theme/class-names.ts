import { css, cva } from '../../styled-system/css/index.js'
import type { SystemStyleObject } from '../../styled-system/types/index.js'
import type { RecipeClass } from './recipe-class.ts'

/** A recipe of the theme (`panda.config.ts`) with its own class. */
export interface ThemeRecipe<Variants extends object = object> {
  (variants?: Variants): string
  readonly variantKeys: readonly PropertyKey[]
}

/**
 * Or the class of one without variants, or inline styles: a class for each declaration, so that single properties can
 * replace them.
 */
export type Recipe = ThemeRecipe | RecipeClass | { readonly base?: object; readonly variants?: object }

export interface StyleProps extends SystemStyleObject {
  css?: SystemStyleObject | SystemStyleObject[]
}

/**
 * Computes the classes of an element from the variants of its recipe and its own styles: `css` overrides the
 * recipe, single properties override both. Equal styles are cached.
 */
export function classNamesOf(recipe: Recipe = {}) {
  const known = new Map<string, string>()
  const { variantKeys, classes } = typeof recipe === 'object' ? atomic(recipe) : themed(recipe)
  return {
    variantNames: new Set(variantKeys.map(String)),
    classOf(variants: object, { css: first = [], ...own }: StyleProps): string {
      const key = JSON.stringify([variants, first, own])
      const found = known.get(key) ?? classes(variants, [first, own].flat())
      known.set(key, found)
      return found
    },
  }
}

const themed = (recipe: ThemeRecipe | RecipeClass) => ({
  variantKeys: typeof recipe === 'string' ? [] : recipe.variantKeys,
  classes: (variants: object, styles: SystemStyleObject[]) =>
    `${typeof recipe === 'string' ? recipe : recipe(variants)} ${css(...styles)}`.trim(),
})

function atomic(definition: object) {
  const recipe = cva(definition)
  return {
    variantKeys: recipe.variantKeys,
    classes: (variants: object, styles: SystemStyleObject[]) => css(recipe.raw(variants), ...styles),
  }
}
