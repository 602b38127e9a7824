import { effectiveOptions, flatOptions, type OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { optionInWords } from '@portal/portal-app/checkout'
import { Box, DetailsList, labelIn } from '@portal/ui'
import { DPA_LABELS } from './dpa-labels.ts'
import { SOURCE_WORDS } from './inherited-from.ts'

/** The layers below the winning one that say something else, in words: "the system says None". */
function overruled(layers: OptionLayers, name: string, from: string) {
  const below = layers.slice(layers.findIndex(([source]) => source === from) + 1)
  return below.flatMap(([source, layer]) => {
    const flat = flatOptions(layer)
    return name in flat ? [{ source: SOURCE_WORDS[source], value: flat[name] }] : []
  })
}

/** Every checkout option as it holds, whose word it is, and what would hold without it. */
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
              {from === 'DPA' ? 'Set here' : `From ${SOURCE_WORDS[from]}`}
              {overruled(layers, name, from).map(({ source, value: other }) => (
                <Box as="span" key={source}>
                  ; {source} says: {optionInWords(name, other)}
                </Box>
              ))}
            </Box>
          </>
        ),
      }))}
    />
  )
}
