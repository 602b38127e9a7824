import { BottomBar } from '../layout/bottom-bar.tsx'
import { Button, ButtonLink } from '../layout/button.tsx'
import { chakra } from '../theme/chakra.ts'
import { texts } from './texts.ts'

export interface SaveBarProps {
  submitLabel: string
  cancelTo?: string | undefined
  onCancel?: (() => void) | undefined
  changes: number
  submitting: boolean
}

/** Save and Cancel, with the number of changes. */
export function SaveBar({ submitLabel, cancelTo, onCancel, changes, submitting }: SaveBarProps) {
  return (
    <BottomBar data-wide>
      <Button type="submit" variant="solid" loading={submitting}>
        {submitLabel}
      </Button>
      {cancelTo && <ButtonLink to={cancelTo}>{texts.cancel}</ButtonLink>}
      {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      <chakra.span role="status" color="fg.muted" fontSize="sm" marginInlineStart="auto">
        {changes > 0 && texts.changes(changes)}
      </chakra.span>
    </BottomBar>
  )
}
