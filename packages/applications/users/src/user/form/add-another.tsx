import { HStack, Tick } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { EMPTY_USER } from './empty-user.ts'

interface AddAnotherProps {
  readonly checked: boolean
  onChange(checked: boolean): void
  /** Whether a user was just created and another one follows. */
  readonly isNext: boolean
  onNext(): void
}

/** Whether an empty form follows after saving. Clears the form once saving has finished. */
export function AddAnother({ checked, onChange, isNext, onNext }: AddAnotherProps) {
  const { reset, setFocus } = useFormContext()
  const { isSubmitting } = useFormState()
  const begin = useEffectEvent(() => {
    reset(EMPTY_USER)
    setFocus('email')
    onNext()
  })
  useEffect(() => {
    if (isNext && !isSubmitting) begin()
  }, [isNext, isSubmitting])
  return (
    <HStack as="label" gap="2.5">
      <Tick type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      Add another
    </HStack>
  )
}
