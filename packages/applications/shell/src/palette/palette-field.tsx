import { Box, Input } from '@portal/ui'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { palette } from './palette-state.ts'

interface PaletteFieldProps {
  readonly value: string
  readonly listId: string
  readonly activeId: string | undefined
  onChange(text: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** The field of the palette; takes the focus, and what was typed before it was there. */
export function PaletteField({ value, listId, activeId, onChange, onKeyDown }: PaletteFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const takeTyped = useEffectEvent(() => {
    const typed = palette.takeTyped()
    if (typed !== '') onChange(typed)
  })

  // Before the first paint: the operator is already typing.
  useLayoutEffect(() => {
    field.current?.focus()
    takeTyped()
  }, [])

  return (
    <Box padding="3" borderBottomWidth="1px" borderColor="border">
      <Input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search pages, records and actions"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, email, ID or page"
        width="full"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </Box>
  )
}
