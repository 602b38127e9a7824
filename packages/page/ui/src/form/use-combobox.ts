import { type KeyboardEvent, useState } from 'react'
import type { Option } from './select-field.tsx'

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = ({ label, value }: Option, wanted: string) =>
  folded(label).includes(wanted) || folded(value) === wanted

/** Options that start with the typed text come first. */
const byBeginning = (options: readonly Option[], wanted: string) => {
  const begins = ({ label }: Option) => folded(label).startsWith(wanted)
  return [...options.filter(begins), ...options.filter((option) => !begins(option))]
}

/** State of a text box that finds one of many options; its value is that of an option. */
export function useCombobox(options: readonly Option[], value: string, onChange: (value: string) => void) {
  /** The text typed since the last selection. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.findIndex((option) => option.value === value)
  const wanted = folded(typed ?? '')
  const found =
    wanted === ''
      ? options
      : byBeginning(
          options.filter((option) => isFound(option, wanted)),
          wanted,
        )

  function open() {
    setActive(typed === undefined ? Math.max(chosen, 0) : 0)
    setOpen(true)
  }

  function close() {
    setTyped(undefined)
    setOpen(false)
  }

  function pick(option: Option) {
    onChange(option.value)
    close()
  }

  /** Resolves the typed text: to the option it names, or to the text itself, for the schema to reject. */
  function settle() {
    if (typed !== undefined) {
      const exact = found.find((option) => [option.label, option.value].map(folded).includes(wanted))
      const meant = exact ?? (found.length === 1 ? found[0] : undefined)
      onChange(wanted === '' ? '' : (meant?.value ?? typed.trim()))
    }
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
      // Enter selects; pressing it again submits the form.
      event.preventDefault()
      if (option) pick(option)
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }

  return {
    text: typed ?? options[chosen]?.label ?? value,
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
    },
  }
}
