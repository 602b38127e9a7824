import { Box, Button, Field, HStack, Input } from '@portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The filter for text inside files, stored in the address like other filters. */
const PARAMETER = 'containing'
const MIN_LENGTH = 2

/** Searches text in the live and newest versions of files. */
export function TextInside() {
  const [params, setParams] = useSearchParams()
  const asked = params.get(PARAMETER) ?? ''
  return <TextInsideForm key={asked} asked={asked} onAsk={(text) => setParams(withText(params, text))} />
}

function withText(params: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (text) next.set(PARAMETER, text)
  else next.delete(PARAMETER)
  return next
}

function TextInsideForm({ asked, onAsk }: { asked: string; onAsk(text: string): void }) {
  const [text, setText] = useState(asked)
  const [error, setError] = useState<string>()
  const ask = () => {
    const wanted = text.trim()
    if (wanted && wanted.length < MIN_LENGTH) return setError(`Enter ${MIN_LENGTH} characters or more`)
    // In a list's address, commas separate a filter's values.
    if (wanted.includes(',')) return setError('Remove the commas')
    onAsk(wanted)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <HStack gap="2" align="flex-end" wrap="wrap">
        <Box flex="0 1 24rem">
          <Field label="Text inside the files" error={error}>
            {(ties) => (
              <Input
                {...ties}
                type="search"
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
        </Box>
        <Button type="submit">Search inside</Button>
      </HStack>
    </form>
  )
}
