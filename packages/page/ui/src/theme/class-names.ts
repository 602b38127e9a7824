import { css, cva } from '../../styled-system/css/index.js'
import type { SystemStyleObject } from '../../styled-system/types/index.js'

/** A recipe of the theme (`panda.config.ts`) with its own class. */
export interface ThemeRecipe<Variants extends object = object> {
  (variants?: Variants): string
  readonly variantKeys: readonly PropertyKey[]
}

/** Or inline styles: a class for each declaration, so that single properties can replace them. */
export type Recipe = ThemeRecipe | { readonly base?: object; readonly variants?: object }

export interface StyleProps extends SystemStyleObject {
  css?: SystemStyleObject | SystemStyleObject[]
}

/**
 * Computes the classes of an element from the variants of its recipe and its own styles: `css` overrides the
 * recipe, single properties override both. Equal styles are cached.
 */
export function classNamesOf(recipe: Recipe = {}) {
  const known = new Map<string, string>()
  const { variantKeys, classes } = typeof recipe === 'function' ? themed(recipe) : atomic(recipe)
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

const themed = (recipe: ThemeRecipe) => ({
  variantKeys: recipe.variantKeys,
  classes: (variants: object, styles: SystemStyleObject[]) => `${recipe(variants)} ${css(...styles)}`.trim(),
})

function atomic(definition: object) {
  const recipe = cva(definition)
  return {
    variantKeys: recipe.variantKeys,
    classes: (variants: object, styles: SystemStyleObject[]) => css(recipe.raw(variants), ...styles),
  }
}
