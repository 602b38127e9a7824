import type { OptionSource } from '@portal/contract/dpas/dpa.ts'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import { dpaSystemDefaults } from '@portal/contract/subjects/default-dpa-config.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'

/** Checkout options of a DPA, an SRCI or the system. */
interface Options {
  readonly supportedCardBrands?: unknown
  readonly supportedCheckoutTypes?: unknown
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

const { options, ...lists } = dpaSystemDefaults.shape
const LISTS = keysOf(lists)
const OPTIONS = Object.keys(options.shape)

/** All options by name, those of `options` as `options.<name>`. */
const flat = (given: Options | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(LISTS.map((name) => [name, given?.[name]])),
  ...Object.fromEntries(OPTIONS.map((name) => [`options.${name}`, given?.options?.[name]])),
})

/** What holds for each checkout option, and whose word it is: the DPA's, else its SRCI's, else the system's. */
export function effectiveOptions(dpa: DpaBody, srci: Options | undefined, system: Options | undefined) {
  const layers: [OptionSource, Record<string, unknown>][] = [
    ['DPA', flat(dpa)],
    ['SRCI', flat(srci)],
    ['SYSTEM', flat(system)],
  ]
  return Object.fromEntries(
    Object.keys(flat(undefined)).flatMap((name) => {
      const layer = layers.find(([, values]) => values[name] !== undefined)
      return layer ? [[name, { value: layer[1][name], from: layer[0] }]] : []
    }),
  )
}
