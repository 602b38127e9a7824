import { Button, ButtonLink } from '../layout/button.tsx'
import { chakra } from '../theme/chakra.ts'
import { texts } from './texts.ts'

export interface SaveBarProps {
  submitLabel: string
  cancelTo?: string | undefined
  changes: number
  submitting: boolean
}

/** Sticks to the bottom of the screen, so that Save is always in reach. */
export function SaveBar({ submitLabel, cancelTo, changes, submitting }: SaveBarProps) {
  return (
    <chakra.div
      data-wide
      data-bottom-bar
      position="sticky"
      bottom="0"
      zIndex="raised"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      paddingBlock="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Button type="submit" variant="solid" loading={submitting}>
        {submitLabel}
      </Button>
      {cancelTo && <ButtonLink to={cancelTo}>{texts.cancel}</ButtonLink>}
      <chakra.span role="status" color="fg.muted" fontSize="sm" marginInlineStart="auto">
        {changes > 0 && texts.changes(changes)}
      </chakra.span>
    </chakra.div>
  )
}
