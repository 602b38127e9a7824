import { Button, ButtonLink } from '../layout/button.tsx'
import type { Question } from './question.ts'

export interface DialogButtonsProps
  extends Pick<Question, 'confirmLabel' | 'cancelLabel' | 'danger' | 'isFinal' | 'link'> {
  running: boolean
  onCancel(): void
}

/** Cancel first, the action last; when Enter must not destroy anything, Cancel has the focus. */
export function DialogButtons({
  confirmLabel,
  cancelLabel,
  danger,
  isFinal,
  link,
  running,
  onCancel,
}: DialogButtonsProps) {
  return (
    <>
      {cancelLabel && (
        <Button
          onClick={onCancel}
          aria-disabled={running || undefined}
          data-first-focus={isFinal || undefined}
        >
          {cancelLabel}
        </Button>
      )}
      {link && (
        <ButtonLink to={link.to} variant="solid" onClick={onCancel}>
          {link.label}
        </ButtonLink>
      )}
      {confirmLabel && (
        <Button type="submit" variant={danger ? 'danger' : 'solid'} loading={running}>
          {confirmLabel}
        </Button>
      )}
    </>
  )
}
