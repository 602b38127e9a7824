import { type FocusEvent, type Ref, useEffect, useRef } from 'react'
import { ChoiceArrow } from '../layout/choice-arrow.tsx'
import type { ControlProps } from '../layout/field.tsx'
import { Input } from '../layout/input.ts'
import { useDelayed } from '../layout/use-delayed.ts'
import { valueSearchTexts } from '../table/value-search-texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { Option } from './select-field.tsx'
import { type OptionSearch, useCombobox } from './use-combobox.ts'

export interface ComboboxProps {
  /** With a name for the box where no label is shown. */
  ties: ControlProps & { 'aria-label'?: string }
  label: string
  options: readonly Option[]
  value: string
  readOnly: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Without it, the options are searched for what was typed. */
  search?: OptionSearch | undefined
  onChange(value: string): void
  onBlur?(event: FocusEvent): void
}

/** Lies over what is below the box, so that nothing moves while somebody types. */
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 0.25rem)',
    zIndex: 'sticky',
    maxHeight: '16rem',
    overflowY: 'auto',
    padding: '1',
    borderWidth: '1px',
    borderRadius: 'panel',
    bg: 'bg.raised',
    boxShadow: 'float',
  },
})

const Choice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '8',
    paddingInline: '2',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true], &:hover': { bg: 'bg.hover' },
  },
})

/** Most searches end sooner. */
const LATE_MS = 300

interface NoteProps {
  /** The text typed since the last selection. */
  readonly typed: string | undefined
  readonly search: OptionSearch | undefined
}

/** Says why no option is listed. */
function Note({ typed, search }: NoteProps) {
  const isWaiting = search?.isWaiting === true
  const isLate = useDelayed(isWaiting, LATE_MS)
  if (isWaiting ? !isLate : typed === undefined || search?.isSearched === false) return null
  return (
    <Panel role="status">
      <chakra.p color="fg.muted" fontSize="sm" padding="2">
        {isWaiting ? valueSearchTexts.searching : valueSearchTexts.noValue(typed?.trim() ?? '')}
      </chakra.p>
    </Panel>
  )
}

/**
 * A text box with a list of matching options below. `onChange` gets the value of an option, or what was typed
 * where it names none.
 */
export function Combobox({
  ties,
  label,
  options,
  value,
  readOnly,
  inputRef,
  search,
  onChange,
  onBlur,
}: ComboboxProps) {
  const box = useCombobox({ options, value, onChange, search })
  const list = useRef<HTMLDivElement>(null)
  const isOpen = box.isOpen && !readOnly
  const isListed = isOpen && box.found.length > 0
  const listId = `${ties.id}-options`
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) list.current?.children[box.active]?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, box.active])

  return (
    <chakra.div position="relative">
      <chakra.span display="flex" position="relative" alignItems="center">
        <Input
          {...ties}
          ref={inputRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed ? idOf(box.active) : undefined}
          autoComplete="off"
          width="full"
          paddingInlineEnd="8"
          value={box.text}
          readOnly={readOnly}
          // Typing replaces the selection.
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => {
            if (isOpen) return
            event.currentTarget.select()
            box.open()
          }}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={readOnly ? undefined : box.onKeyDown}
          onBlur={(event) => {
            box.settle()
            onBlur?.(event)
          }}
        />
        {!readOnly && !search && options.length > 0 && <ChoiceArrow />}
      </chakra.span>
      {isListed && (
        <Panel ref={list} id={listId} role="listbox" aria-label={label}>
          {box.found.map((option, index) => (
            <Choice
              key={option.value}
              id={idOf(index)}
              role="option"
              aria-selected={index === box.active}
              // Keeps the focus in the text box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => box.pick(option)}
            >
              {option.label}
            </Choice>
          ))}
        </Panel>
      )}
      {isOpen && !isListed && <Note typed={box.typed} search={search} />}
    </chakra.div>
  )
}
