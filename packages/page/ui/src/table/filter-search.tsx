import { useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { Input } from '../layout/input.ts'
import { chakra } from '../theme/chakra.ts'
import { type Filter, type FilterPanelProps, valueLabel } from './filter.ts'
import { FilterValue } from './filter-value.tsx'
import { valueSearchTexts as texts } from './value-search-texts.ts'
import { walkBoxes } from './walk-boxes.ts'

/** A value as an option; empty when the filter does not know it. */
function optionFor(filter: Filter, value: string): Filter['options'] {
  const label = valueLabel(filter, value)
  return label === undefined ? [] : [{ value, label }]
}

/**
 * The values of a filter with many of them: typing narrows them, or adds one beyond them; selected ones come
 * first.
 */
export function FilterSearch({ filter, state }: FilterPanelProps) {
  const { name, label, typed } = filter
  const chosen = state.filters[name] ?? []
  const [atFirst] = useState(chosen)
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const wanted = text.trim().toLowerCase()
  const isBeyond = (value: string) => !filter.options.some((option) => option.value === value)
  const first = [...new Set([...atFirst, ...chosen.filter(isBeyond)])]
  const options = [
    ...first.flatMap((value) => optionFor(filter, value)),
    ...filter.options.filter(({ value }) => !first.includes(value)),
  ]
  const matching = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const shown = matching.length === 0 && typed !== undefined ? optionFor(filter, text.trim()) : matching

  function clear() {
    state.setFilter(name, [])
    search.current?.focus()
  }

  return (
    <chakra.div display="contents" onKeyDown={walkBoxes}>
      <chakra.div padding="2" borderBottomWidth="1px">
        <Input
          ref={search}
          type="search"
          aria-label={texts.findIn(label)}
          placeholder={typed ?? texts.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
          width="full"
        />
      </chakra.div>
      <chakra.div role="group" aria-label={label} overflow="auto" padding="1" flex="1">
        {shown.map((option, index) => (
          <FilterValue
            key={option.value}
            filter={filter}
            state={state}
            option={option}
            // The list is a single tab stop; arrow keys move within it.
            tabIndex={index === 0 ? 0 : -1}
          />
        ))}
        {shown.length === 0 && wanted !== '' && (
          <chakra.p padding="2" color="fg.muted">
            {texts.noValue(text.trim())}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        paddingInline="3"
        paddingBlock="1.5"
        borderTopWidth="1px"
      >
        <chakra.span role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.chosen(chosen.length)}
        </chakra.span>
        <Button variant="ghost" size="sm" onClick={clear}>
          {texts.clear}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
