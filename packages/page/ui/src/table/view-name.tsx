import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../layout/button.tsx'
import { Input } from '../layout/input.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { panelTexts } from './panel-texts.ts'

export interface ViewNameProps {
  initial?: string
  onSave(name: string): void
  onCancel(): void
}

const MAX_LENGTH = 40

/** Asks for the name of a view, inline. */
export function ViewName({ initial = '', onSave, onCancel }: ViewNameProps) {
  const [name, setName] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)

  // The button that is last when the form has gone: what opened it, if nothing was saved.
  useLayoutEffect(() => {
    const element = form.current
    const place = element?.parentElement
    return () => {
      if (!element?.contains(document.activeElement)) return
      requestAnimationFrame(() => [...(place?.querySelectorAll('button') ?? [])].at(-1)?.focus())
    }
  }, [])

  // The operator has just opened the field, often from a menu, which first gives the focus back to its button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) onSave(name.trim())
  }

  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      display="flex"
      gap="2"
    >
      <Input
        aria-label={panelTexts.viewName}
        placeholder={panelTexts.viewName}
        value={name}
        maxLength={MAX_LENGTH}
        width="12rem"
        minWidth="0"
        ref={field}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{panelTexts.saveName}</Button>
      <Button variant="ghost" onClick={onCancel}>
        {texts.dialog.cancel}
      </Button>
    </chakra.form>
  )
}
