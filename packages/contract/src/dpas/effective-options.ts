import type { OptionSource } from './dpa.ts'

/** Checkout options of a DPA, an SRCI or the system; what is not set is left out. */
export interface OptionLayer {
  readonly supportedCardBrands?: unknown
  readonly supportedCheckoutTypes?: unknown
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/** The layers of checkout options, the first to ask first. */
export type OptionLayers = readonly (readonly [from: OptionSource, layer: OptionLayer])[]

export interface EffectiveOption {
  readonly value: unknown
  readonly from: OptionSource
}

/** All options of a layer by name, those inside `options` as `options.<name>`. */
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
 * What holds for each checkout option, and whose word it is: that of the first layer which sets it (contract, section
 * 3.3: the DPA, else its SRCI, else the system). An option that no layer sets is left out.
 */
export function effectiveOptions(layers: OptionLayers): Readonly<Record<string, EffectiveOption>> {
  const winning = layers
    .toReversed()
    .map(([from, layer]) =>
      Object.entries(flatOptions(layer)).map(([name, value]) => [name, { value, from }] as const),
    )
  return Object.fromEntries(winning.flat())
}
