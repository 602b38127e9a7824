import { Button, Field, type FilterPanelProps, HStack, Input, Stack } from '@portal/ui'
import { type FocusEvent, type FormEvent, useState } from 'react'
import { textProblem } from './text-problem.ts'

/** Searches text in the live and newest versions of files. */
export function TextInsidePanel({ filter: { name }, state }: FilterPanelProps) {
  const [asked = ''] = state.filters[name] ?? []
  const [text, setText] = useState(asked)
  const [error, setError] = useState<string>()

  function search(wanted: string) {
    const problem = wanted ? textProblem(wanted) : undefined
    setError(problem)
    if (!problem && wanted !== asked) state.setFilter(name, wanted ? [wanted] : [])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(text.trim())
  }

  /** "Show list" searches, too. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) search(text.trim())
  }

  function clear() {
    setText('')
    search('')
  }

  return (
    <Stack as="form" gap="2" padding="2" onSubmit={submit} onBlur={leave}>
      <Field label="Text in the live or newest version" error={error}>
        {(ties) => (
          <Input {...ties} type="search" value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <HStack gap="2">
        <Button type="submit">Search</Button>
        <Button variant="ghost" onClick={clear}>
          Clear
        </Button>
      </HStack>
    </Stack>
  )
}
