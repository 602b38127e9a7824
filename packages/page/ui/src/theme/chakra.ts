import type { ChakraComponent, chakra as chakraFactory } from '@chakra-ui/react/styled-system'
import { cloneElement, createElement, type ElementType, type ReactElement } from 'react'
import { isCssProperty } from '../../styled-system/jsx/is-valid-prop.js'
import { classNamesOf, type Recipe, type StyleProps, type ThemeRecipe } from './class-names.ts'
import type { RecipeClass } from './recipe-class.ts'

interface StyledProps {
  as?: ElementType
  /** Styles the child instead of rendering an element. */
  asChild?: boolean
  className?: string | undefined
  children?: ReactElement<{ className?: string | undefined }>
}

/**
 * An element that accepts style properties and maps them to classes; the rules are in the style sheets of the
 * bundles.
 */
function styled(tag: ElementType, recipe?: Recipe) {
  const { variantNames, classOf } = classNamesOf(recipe)

  return ({ as = tag, asChild = false, className, children: child, ...props }: StyledProps) => {
    const { variants, styles, rest } = sorted(props, variantNames)
    const classes = joined(className, classOf(variants, styles))
    if (!asChild)
      return createElement(as, { ...rest, className: classes }, ...(child === undefined ? [] : [child]))
    return child && cloneElement(child, { ...rest, className: joined(classes, child.props.className) })
  }
}

function sorted(props: object, variantNames: ReadonlySet<string>) {
  const variants: Record<string, unknown> = {}
  const styles: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const place = variantNames.has(name) ? variants : isStyle(name) ? styles : rest
    place[name] = value
  }
  return { variants, styles: styles as StyleProps, rest }
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ') || undefined

const styleNames = new Map<string, boolean>()

function isStyle(name: string) {
  const known = styleNames.get(name) ?? isCssProperty(name)
  styleNames.set(name, known)
  return known
}

type StyledByTheme = <Tag extends ElementType, Variants extends object = object>(
  tag: Tag,
  recipe: ThemeRecipe<Variants> | RecipeClass,
) => ChakraComponent<Tag, Variants>

const elements = new Map<string, ReturnType<typeof styled>>()

/**
 * `chakra.div` for elements, `chakra('button', recipe)` for elements with their own styles, like Chakra's
 * API.
 */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    const element = elements.get(tag) ?? styled(tag as ElementType)
    elements.set(tag, element)
    return element
  },
}) as unknown as typeof chakraFactory & StyledByTheme
