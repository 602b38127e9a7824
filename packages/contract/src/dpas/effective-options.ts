import type { OptionSource } from './dpa.ts'

/** Checkout options of a DPA, an SRCI or the system; unset ones are omitted. */
export interface OptionLayer {
  readonly supportedCardBrands?: unknown
  readonly supportedCheckoutTypes?: unknown
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/** The layers of checkout options in order of precedence. */
export type OptionLayers = readonly (readonly [from: OptionSource, layer: OptionLayer])[]

export interface EffectiveOption {
  readonly value: unknown
  readonly from: OptionSource
}

/** All options of a layer by name; nested ones as `options.<name>`. */
export const flatOptions = ({
  supportedCardBrands,
  supportedCheckoutTypes,
  options = {},
}: OptionLayer): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [
      ['supportedCardBrands', supportedCardBrands] as const,
      ['supportedCheckoutTypes', supportedCheckoutTypes] as const,
      ...Object.entries(options).map(([name, value]) => [`options.${name}`, value] as const),
    ].filter(([, value]) => value !== undefined),
  )

/**
 * The effective value and source of each checkout option: from the first layer that sets it (contract,
 * section 3.3: the DPA, else its SRCI, else the system). Unset options are omitted.
 */
export function effectiveOptions(layers: OptionLayers): Readonly<Record<string, EffectiveOption>> {
  const winning = layers
    .toReversed()
    .map(([from, layer]) =>
      Object.entries(flatOptions(layer)).map(([name, value]) => [name, { value, from }] as const),
    )
  return Object.fromEntries(winning.flat())
}
