import { useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { Input } from '../layout/input.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { FilterMenuProps } from './filter-menu.tsx'
import { FilterValue } from './filter-value.tsx'
import { walkBoxes } from './walk-boxes.ts'

/** The many values of one filter: typing narrows them, those chosen before come first. */
export function FilterSearch({ filter, state }: FilterMenuProps) {
  const { name, label, options } = filter
  const chosen = state.filters[name] ?? []
  const [atFirst] = useState(chosen)
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const wanted = text.trim().toLowerCase()
  const matching = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const isFirst = ({ value }: (typeof options)[number]) => atFirst.includes(value)
  const shown = [...matching.filter(isFirst), ...matching.filter((option) => !isFirst(option))]

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
          aria-label={texts.table.findValue(label)}
          placeholder={texts.table.find}
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
            // The list is one stop of the Tab key; the arrows do the rest.
            tabIndex={index === 0 ? 0 : -1}
          />
        ))}
        {shown.length === 0 && (
          <chakra.p padding="2" color="fg.muted">
            {texts.table.noValue(text.trim())}
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
          {texts.table.chosenValues(chosen.length)}
        </chakra.span>
        <Button variant="ghost" size="sm" onClick={clear}>
          {texts.table.clearValues}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
