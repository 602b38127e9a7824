import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system'
import { serializeStyles } from '@emotion/serialize'
import { insertStyles } from '@emotion/utils'
import { styleCache } from './style-cache.ts'
import { system } from './system.ts'

export type StyleProps = SystemStyleObject & { css?: SystemStyleObject | SystemStyleObject[] }

/**
 * Tells the class of an element from the variants of its recipe and its own styles: `css` over the recipe, single
 * properties over both. Equal styles are worked out once; the sheet gets them with the first element that has them.
 */
export function classNamesOf(recipe: RecipeDefinition) {
  const known = new Map<string, string>()

  return (variants: object, styles: StyleProps): string => {
    const key = JSON.stringify([variants, styles])
    const name = known.get(key) ?? insert(recipe, variants, styles)
    known.set(key, name)
    return name
  }
}

function insert(recipe: RecipeDefinition, variants: object, { css = [], ...own }: StyleProps): string {
  const styles = system.css(system.cva(recipe)(variants), ...[css].flat(), own)
  const serialized = serializeStyles([styles], styleCache.registered)
  if (!serialized.styles) return ''
  insertStyles(styleCache, serialized, true)
  return `${styleCache.key}-${serialized.name}`
}
