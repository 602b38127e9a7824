import { Box } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchStatus } from '../search/search-status.tsx'
import { OptionList } from './option-list.tsx'
import type { Option } from './options.ts'
import { PaletteField } from './palette-field.tsx'
import { useOptions } from './use-options.ts'

interface PaletteProps {
  /** Called before the palette navigates. */
  onGo(): void
}

/** The option that an arrow key moves to; wraps around. */
function neighbor(options: readonly Option[], activeId: string | undefined, step: 1 | -1) {
  const index = options.findIndex(({ id }) => id === activeId)
  const start = index < 0 && step < 0 ? 0 : index
  return options.at((start + step) % options.length)?.id
}

/** One field that reaches everything the operator may open or do; arrow keys move through the options. */
export function Palette({ onGo }: PaletteProps) {
  const listId = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const { groups, options, count, isLoading, failed } = useOptions(text)
  const active = options.find(({ id }) => id === pointed) ?? options[0]

  async function go({ to, run }: Option) {
    setIsWaiting(false)
    if (run) {
      onGo()
      run()
    } else if (to !== undefined && (await leaveGuard.mayLeave())) {
      onGo()
      await navigate(to)
    }
  }

  // After pasting an id and pressing Enter, navigate as soon as the record is found.
  useEffect(() => {
    if (!isWaiting || isLoading) return
    setIsWaiting(false)
    if (active) void go(active)
  })

  function press(event: KeyboardEvent) {
    // These keys choose and confirm in an input method, too.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) setPointed(neighbor(options, active?.id, step))
    else if (event.key !== 'Enter') return
    else if (isLoading && pointed === undefined && text.trim() !== '') setIsWaiting(true)
    else if (active) void go(active)
    event.preventDefault()
  }

  return (
    <>
      <PaletteField
        value={text}
        listId={listId}
        activeId={active?.id}
        onChange={(typed) => {
          setText(typed)
          setPointed(undefined)
        }}
        onKeyDown={press}
      />
      <OptionList
        id={listId}
        groups={groups}
        activeId={active?.id}
        onPoint={({ id }) => setPointed(id)}
        onChoose={(option) => void go(option)}
      />
      <Box paddingInline="5">
        <SearchStatus text={text} count={count} isLoading={isLoading} failed={failed} />
      </Box>
    </>
  )
}
