import { type FormEvent, type ReactNode, useRef } from 'react'
import { chakra } from '../theme/chakra.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface FormElementProps {
  onSubmit(event: FormEvent): Promise<void>
  /** Beside the form, where there is room. */
  aside: ReactNode
  children: ReactNode
}

/** Short enough lines to read, unless a section needs the full width. */
const formWidth = {
  maxWidth: 'form',
  '&:has(> [data-fields] > [data-wide])': {
    maxWidth: 'none',
    '& > :not([data-fields], [data-wide]), & > [data-fields] > :not([data-wide])': { maxWidth: 'form' },
  },
}

/** The form element, no wider than reads well; Ctrl+S submits it. */
export function FormElement({ onSubmit, aside, children }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(element)

  return (
    <chakra.div display="flex" gap="10">
      <chakra.form
        ref={element}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        display="flex"
        flexDirection="column"
        gap="5"
        flex="1"
        minWidth="0"
        css={formWidth}
      >
        {children}
      </chakra.form>
      {aside}
    </chakra.div>
  )
}
