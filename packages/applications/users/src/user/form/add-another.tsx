import { HStack } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { EMPTY_USER } from './empty-user.ts'

interface AddAnotherProps {
  readonly checked: boolean
  onChange(checked: boolean): void
  /** Whether somebody was just created and another one is to follow. */
  readonly isNext: boolean
  onNext(): void
}

/** Whether an empty form follows on a saved one. It is emptied once the form has done all that saving takes. */
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
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      Add another one afterwards
    </HStack>
  )
}
