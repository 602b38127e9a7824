import { type KeyboardEvent, useState } from 'react'
import type { Option } from './select-field.tsx'

const folded = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isFound = ({ label, value }: Option, wanted: string) =>
  folded(label).includes(wanted) || folded(value) === wanted

/** Those that begin with what was typed come first. */
const byBeginning = (options: readonly Option[], wanted: string) => {
  const begins = ({ label }: Option) => folded(label).startsWith(wanted)
  return [...options.filter(begins), ...options.filter((option) => !begins(option))]
}

/** A box to type into that finds one of many options; what it holds is the value of an option. */
export function useCombobox(options: readonly Option[], value: string, onChange: (value: string) => void) {
  /** What was typed since the last choice. */
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

  /** What is left as typed: the option that it names, or the text itself, for the schema to refuse. */
  function settle() {
    if (typed !== undefined) {
      const exact = found.find((option) => [option.label, option.value].map(folded).includes(wanted))
      const meant = exact ?? (found.length === 1 ? found[0] : undefined)
      onChange(wanted === '' ? '' : (meant?.value ?? typed.trim()))
    }
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = found[active]
    const isShortcut = event.ctrlKey || event.metaKey
    // Ctrl+S saves what is meant, as leaving the box would.
    if (isShortcut && event.key.toLowerCase() === 's') settle()
    else if (step) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % Math.max(found.length, 1))
      else open()
    } else if (isOpen && event.key === 'Enter') {
      // Enter chooses; the form is sent by the next one.
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
