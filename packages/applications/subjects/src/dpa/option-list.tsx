import { effectiveOptions, flatOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { optionInWords } from '@portal/portal-app/checkout'
import { Box, DetailsList, labelIn } from '@portal/ui'
import { DPA_LABELS } from './dpa-labels.ts'
import { SOURCE_WORDS } from './inherited-from.ts'

/** Layers below the winning one that set another value: "the system: None". */
function overruled(layers: OptionLayers, name: string, from: string) {
  const below = layers.slice(layers.findIndex(([source]) => source === from) + 1)
  return below.flatMap(([source, layer]) => {
    const flat = flatOptions(layer)
    return name in flat ? [{ source: SOURCE_WORDS[source], value: flat[name] }] : []
  })
}

/** Every effective checkout option, its source, and the overridden values. */
export function OptionList({ layers }: { layers: OptionLayers }) {
  return (
    <DetailsList
      columns={1}
      items={Object.entries(effectiveOptions(layers)).map(([name, { value, from }]) => ({
        label: labelIn(DPA_LABELS, name),
        value: (
          <>
            {optionInWords(name, value)}
            <Box color="fg.muted" fontSize="sm">
              {from === 'DPA' ? 'Set here' : `Inherited from ${SOURCE_WORDS[from]}`}
              {overruled(layers, name, from).map(({ source, value: other }) => (
                <Box as="span" key={source}>
                  {' '}
                  ({source}: {optionInWords(name, other)})
                </Box>
              ))}
            </Box>
          </>
        ),
      }))}
    />
  )
}
