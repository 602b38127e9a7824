import type { PandaContext } from '@pandacss/node'

/** Panda's rule that gives the variables of filters, transforms and gradients a default. */
const EVERY_ELEMENT = '*, ::before, ::after, ::backdrop'

/** Removes the rule from the theme: on every element, its variables double the time of each style calculation. */
export function takeVariableDefaults(config: Pick<PandaContext['config'], 'globalCss'>) {
  const { [EVERY_ELEMENT]: defaults = {}, ...globalCss }: Record<string, object | undefined> =
    config.globalCss ?? {}
  Object.assign(config, { globalCss })
  return defaults
}

/** The rule with only the variables that the given styles read. */
export function variablesReadBy(css: string, defaults: object) {
  const read = Object.entries(defaults).filter(([name]) => css.includes(`var(${name})`))
  return { [EVERY_ELEMENT]: Object.fromEntries(read) }
}
