import { Box, Input } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchStatus } from '../search/search-status.tsx'
import { useGroups } from '../search/use-groups.ts'
import { OptionList } from './option-list.tsx'
import { type Option, optionGroups } from './options.ts'
import { palette } from './palette-state.ts'
import { portalCommands } from './portal-commands.ts'
import { useRecordCommands } from './use-record-commands.ts'

const PER_KIND = 5

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
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)
  const { groups, isLoading, failed } = useGroups(text, PER_KIND)
  const commands = useRecordCommands(text)
  // Last, so that Enter does not sign out an operator searching for a similar name.
  const ofPortal = portalCommands(text)
  const shown = [...commands, ...optionGroups(groups), ...ofPortal]
  const options = shown.flatMap((group) => group.options)
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

  // Before the first paint: the operator is already typing.
  useLayoutEffect(() => {
    field.current?.focus()
    const typed = palette.takeTyped()
    if (typed !== '') setText(typed)
  }, [])

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
      <Box padding="3" borderBottomWidth="1px" borderColor="border">
        <Input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search pages, records and actions"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={active?.id}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, email, ID or page"
          width="full"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setPointed(undefined)
          }}
          onKeyDown={press}
        />
      </Box>
      <OptionList
        id={listId}
        groups={shown}
        activeId={active?.id}
        onPoint={({ id }) => setPointed(id)}
        onChoose={(option) => void go(option)}
      />
      <Box paddingInline="5">
        <SearchStatus
          text={text}
          count={groups.reduce(
            (sum, { total }) => sum + total,
            [...commands, ...ofPortal].flatMap(({ options }) => options).length,
          )}
          isLoading={isLoading}
          failed={failed}
        />
      </Box>
    </>
  )
}
