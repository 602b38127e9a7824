import { Search } from '@lucide/icons'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { Input } from '../layout/input.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { isTooShort, MAX_QUERY_LENGTH, searchable } from './table-state.ts'
import { useSlashFocus } from './use-slash-focus.ts'

export interface SearchBoxProps {
  label: string
  query: string
  onSearch(query: string): void
}

/** Searches 300 ms after the last key, or immediately on Enter; `/` focuses it. */
export function SearchBox({ label, query, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query)
  const [sent, setSent] = useState(query)
  const [lastQuery, setLastQuery] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  useSlashFocus(input)

  // Back, a link or "Clear filters" changed the address: update the box, unless the change came from it.
  if (query !== lastQuery) {
    setLastQuery(query)
    if (query !== sent) {
      setText(query)
      setSent(query)
    }
  }

  function search() {
    setSent(searchable(text))
    onSearch(text)
  }
  const searchLater = useEffectEvent(search)

  useEffect(() => {
    if (searchable(text) === sent) return
    const timer = setTimeout(() => searchLater(), 300)
    return () => clearTimeout(timer)
  }, [text, sent])

  function submit(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return (
    <chakra.form
      role="search"
      onSubmit={submit}
      position="relative"
      // Gives way to the filters and chips beside it before they take a second line.
      flex="1 1 10rem"
      maxWidth={{ sm: '20rem' }}
    >
      <span className="search-note">
        <Icon icon={Search} size={16} />
      </span>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        maxLength={MAX_QUERY_LENGTH}
        onChange={(event) => setText(event.target.value)}
        width="full"
        paddingInlineStart="8"
      />
      {isTooShort(text) && (
        <span className="search-note" role="status">
          {texts.table.tooShort}
        </span>
      )}
    </chakra.form>
  )
}
