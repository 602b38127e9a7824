import { Check, Circle } from '@lucide/icons'
import { changePassword } from '@portal/contract/people/me-endpoints.ts'
import { brokenRules, CHECKED_RULES, PASSWORD_RULES } from '@portal/contract/people/password-policy.ts'
import { perform } from '@portal/portal-app'
import { ApiError, DEFAULT_ERROR } from '@portal/session'
import {
  Box,
  Button,
  ErrorNotice,
  HStack,
  Icon,
  type ShownError,
  Stack,
  Tick,
  VisuallyHidden,
} from '@portal/ui'
import { type FormEvent, useId, useState } from 'react'
import { PasswordInput } from './password-input.tsx'

function Rules({ password, email }: { password: string; email: string }) {
  const broken = brokenRules(password, email)
  return (
    <Stack as="ul" gap="1" listStyleType="none" fontSize="sm" aria-label="Password rules">
      {CHECKED_RULES.map((rule) => {
        const isKept = password !== '' && !broken.includes(rule)
        return (
          <HStack as="li" key={rule} gap="2" color={isKept ? 'green.fg' : 'fg.muted'}>
            {isKept ? <Icon icon={Check} size={14} /> : <Icon icon={Circle} size={14} />}
            {PASSWORD_RULES[rule]}
            <VisuallyHidden>{isKept ? 'Met' : 'Not met'}</VisuallyHidden>
          </HStack>
        )
      })}
      <Box as="li" color="fg.muted" paddingInlineStart="6">
        {PASSWORD_RULES.unused}
      </Box>
    </Stack>
  )
}

interface Typed {
  readonly current: string
  readonly next: string
  readonly repeated: string
}

const NOTHING: Typed = { current: '', next: '', repeated: '' }

function mistakesIn({ current, next, repeated }: Typed, email: string): Partial<Record<keyof Typed, string>> {
  const [broken] = brokenRules(next, email)
  return {
    ...(!current && { current: 'Enter your current password' }),
    ...(broken && { next: PASSWORD_RULES[broken] }),
    ...(next !== repeated && { repeated: 'Enter the new password again' }),
  }
}

const isWrong = (error: unknown) => error instanceof ApiError && error.reason === 'CURRENT_PASSWORD_WRONG'

/** Form for a new password; rules are checked while the operator types. */
export function ChangePassword({ email, onDone }: { email: string; onDone(): void }) {
  const [typed, setTyped] = useState(NOTHING)
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Typed, string>>>({})
  const [failure, setFailure] = useState<ShownError>()
  const [isSending, setIsSending] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const showId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = mistakesIn(typed, email)
    setMistakes(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0 || isSending) return
    setIsSending(true)
    try {
      const body = { currentPassword: typed.current, newPassword: typed.next }
      await perform(changePassword, { body }, { done: 'Password changed' })
      onDone()
    } catch (error) {
      if (isWrong(error)) setMistakes({ current: 'This is not your current password' })
      else setFailure(error instanceof ApiError ? error : { message: DEFAULT_ERROR })
    } finally {
      setIsSending(false)
    }
  }

  const field = (name: keyof Typed) => ({
    isShown,
    value: typed[name],
    error: mistakes[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" maxWidth="form">
        {failure && <ErrorNotice error={failure} />}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput label="Current password" autoComplete="current-password" {...field('current')} />
        <PasswordInput label="New password" autoComplete="new-password" {...field('next')} />
        <Rules password={typed.next} email={email} />
        <PasswordInput label="Confirm new password" autoComplete="new-password" {...field('repeated')} />
        <HStack gap="2">
          <Tick
            type="checkbox"
            id={showId}
            checked={isShown}
            onChange={({ target }) => setIsShown(target.checked)}
          />
          <label htmlFor={showId}>Show what I type</label>
        </HStack>
        <HStack gap="2">
          <Button type="submit" variant="solid" loading={isSending}>
            Change password
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </HStack>
      </Stack>
    </form>
  )
}
