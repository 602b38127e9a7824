import { createComment } from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { perform, useAttempt, useKeptText } from '@portal/portal-app'
import { Button, ErrorNotice, Field, HStack, Stack, TextArea } from '@portal/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface CommentFormProps {
  readonly request: Pick<ChangeRequest, 'id'>
  readonly label: string
  readonly submitLabel: string
  /** The thread to reply to. */
  readonly replyTo?: string
  /** The commented line. */
  readonly line?: number
  onDone?(): void
}

/** A field that gets the focus when a click opens it; afterwards, what opened it gets it back. */
function useOpenedField(isOpened: boolean) {
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isOpened) return
    const opener = document.activeElement
    input.current?.focus()
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpened])
  return input
}

/** Form for a comment; Ctrl+Enter or Cmd+Enter sends it, as in dialogs. Keeps the text if sending fails. */
export function CommentForm({ request, label, submitLabel, replyTo, line, onDone }: CommentFormProps) {
  const input = useOpenedField(onDone !== undefined)
  const kept = useKeptText(['comment', request.id, replyTo, line].join(' '))
  const [text, setText] = useState(() => kept.get() ?? '')
  const [problem, setProblem] = useState<string>()
  const { attempt, failure, isBusy, forget } = useAttempt()
  const written = useRef(text)
  const idempotencyKey = useRef(crypto.randomUUID())

  function write(next: string) {
    setText(next)
    written.current = next
    // A retry with the same text is the same request: no second comment after a lost response.
    idempotencyKey.current = crypto.randomUUID()
    // The text survives a reload until it is sent.
    kept.set(next || undefined)
  }

  async function send() {
    if (!text.trim()) return setProblem('Enter a comment first')
    await attempt(async () => {
      const place = { ...(replyTo && { replyTo }), ...(line !== undefined && { line }) }
      const comment = { params: { changeRequestId: request.id }, body: { text, ...place } }
      await perform(createComment, comment, {
        idempotencyKey: idempotencyKey.current,
        // What was typed in the meantime is the next comment.
        answered: () => written.current === text && write(''),
      })
      if (!written.current) onDone?.()
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    if (!isBusy) void send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="2">
        <Field label={label} error={problem}>
          {(ties) => (
            <TextArea
              {...ties}
              ref={input}
              value={text}
              onKeyDown={onKeyDown}
              onChange={({ target }) => {
                write(target.value)
                setProblem(undefined)
                forget()
              }}
            />
          )}
        </Field>
        {failure && <ErrorNotice error={failure} />}
        <HStack gap="2">
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
          {onDone && (
            <Button variant="ghost" onClick={onDone}>
              Cancel
            </Button>
          )}
        </HStack>
      </Stack>
    </form>
  )
}
