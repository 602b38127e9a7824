import type { chakra as chakraFactory, RecipeDefinition } from '@chakra-ui/react/styled-system'
import { cloneElement, createElement, type ElementType, type ReactElement } from 'react'
import { classNamesOf, type StyleProps } from './class-names.ts'
import { system } from './system.ts'

interface StyledProps {
  as?: ElementType
  /** Styles the child instead of an element of its own. */
  asChild?: boolean
  className?: string | undefined
  children?: ReactElement<{ className?: string | undefined }>
}

/**
 * An element that takes Chakra's style properties. Chakra's own works out its styles anew each time it is drawn, which
 * was more than half of the time that a screen took; the same styles are looked up here.
 */
function styled(tag: ElementType, recipe: RecipeDefinition = {}) {
  const classOf = classNamesOf(recipe)
  const variantNames = new Set(Object.keys(recipe.variants ?? {}))

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
  const known = styleNames.get(name) ?? system.isValidProperty(name)
  styleNames.set(name, known)
  return known
}

const elements = new Map<string, ReturnType<typeof styled>>()

/** `chakra.div` for elements, `chakra('button', recipe)` for those with styles of their own, as Chakra has it. */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    const element = elements.get(tag) ?? styled(tag as ElementType)
    elements.set(tag, element)
    return element
  },
}) as unknown as typeof chakraFactory
