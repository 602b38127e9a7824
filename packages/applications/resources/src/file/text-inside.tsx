import { Box, Button, Field, HStack, Input } from '@portal/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The filter of the list that looks into the files, in its address as all others. */
const PARAMETER = 'containing'
const SHORTEST = 2

/** Looks for words inside the files: in what is live and in the newest version. */
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
    if (wanted && wanted.length < SHORTEST) return setError(`Enter ${SHORTEST} characters or more`)
    // In the address of a list, a comma stands between the values of a filter.
    if (wanted.includes(',')) return setError('Leave the commas out')
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
        <Button type="submit">Look inside</Button>
      </HStack>
    </form>
  )
}
