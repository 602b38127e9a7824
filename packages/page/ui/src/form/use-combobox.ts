import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Option } from './select-field.tsx'

/** Finds options elsewhere, for lists that are too long to be sent. */
export interface OptionSearch {
  /** Called with what was typed, for which `options` are to be replaced. */
  onType(text: string): void
  /** Whether options for what was typed are on their way. */
  isWaiting: boolean
  /** Whether what was typed is searched for: it is long enough, and the operator may. */
  isSearched: boolean
}

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = ({ label, value }: Option, wanted: string) =>
  folded(label).includes(wanted) || folded(value) === wanted

/** Options whose label or value starts with the typed text come first. */
const byBeginning = (options: readonly Option[], wanted: string) => {
  const begins = ({ label, value }: Option) => [label, value].some((text) => folded(text).startsWith(wanted))
  return [...options.filter(begins), ...options.filter((option) => !begins(option))]
}

/** Those that match a text; all, for none. */
const matching = (options: readonly Option[], wanted: string) =>
  wanted === ''
    ? options
    : byBeginning(
        options.filter((option) => isFound(option, wanted)),
        wanted,
      )

const onlyOf = (options: readonly Option[]) => (options.length === 1 ? options[0] : undefined)

/** The value that a typed text names, or the text itself, for the schema to reject. */
function meantBy(typed: string, found: readonly Option[], isSearched: boolean): string {
  const wanted = folded(typed)
  if (wanted === '') return ''
  const named = found.find((option) => [option.label, option.value].map(folded).includes(wanted))
  // What a search finds need not contain the text.
  const meant = named ?? (isSearched ? undefined : onlyOf(found))
  return meant?.value ?? typed.trim()
}

/** Remembers that Enter was pressed before the answer of a search, and then calls `pickOnly`. */
function useHurry(search: OptionSearch | undefined, pickOnly: () => void) {
  const [isHurried, setHurried] = useState(false)
  const isDue = isHurried && !search?.isWaiting
  const act = useEffectEvent(() => {
    setHurried(false)
    pickOnly()
  })
  useEffect(() => {
    if (isDue) act()
  }, [isDue])
  return setHurried
}

interface ComboboxState {
  options: readonly Option[]
  value: string
  onChange(value: string): void
  search?: OptionSearch | undefined
}

/** The options to choose from. Those of a search belong to what is being typed, perhaps in another box. */
function offered({ options, search }: Pick<ComboboxState, 'options' | 'search'>, typed: string | undefined) {
  if (!search) return matching(options, folded(typed ?? ''))
  return typed === undefined ? [] : byBeginning(options, folded(typed))
}

/** State of a text box that finds one of many options; its value is that of an option. */
export function useCombobox({ options, value, onChange, search }: ComboboxState) {
  /** The text typed since the last selection. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** The options may be those of another search by now. */
  const [picked, setPicked] = useState<Option>()
  const chosen = options.findIndex((option) => option.value === value)
  const found = offered({ options, search }, typed)

  function open() {
    setActive(typed === undefined ? Math.max(chosen, 0) : 0)
    setOpen(true)
  }

  function close() {
    setTyped(undefined)
    setOpen(false)
  }

  function pick(option: Option) {
    setPicked(option)
    onChange(option.value)
    close()
  }

  const setHurried = useHurry(search, () => {
    const only = onlyOf(found)
    if (only) pick(only)
  })

  function settle() {
    if (typed !== undefined) onChange(meantBy(typed, found, search !== undefined))
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    // These keys choose and confirm in an input method, too.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = found[active]
    const isShortcut = event.ctrlKey || event.metaKey
    // Ctrl+S saves the resolved value, as leaving the box would.
    if (isShortcut && event.key.toLowerCase() === 's') settle()
    else if (step) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % Math.max(found.length, 1))
      else open()
    } else if (isOpen && event.key === 'Enter') {
      // What was typed names nothing that a search finds: it is submitted, as in any text box.
      if (search && !search.isWaiting && !option) return settle()
      // Enter selects; pressing it again submits the form.
      event.preventDefault()
      if (search?.isWaiting) setHurried(true)
      else if (option) pick(option)
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }

  return {
    typed,
    text: typed ?? options[chosen]?.label ?? (picked?.value === value ? picked.label : value),
    found,
    active,
    isOpen,
    open,
    pick,
    settle,
    onKeyDown,
    type(text: string) {
      setTyped(text)
      setActive(0)
      setOpen(true)
      setHurried(false)
      search?.onType(text)
    },
  }
}
