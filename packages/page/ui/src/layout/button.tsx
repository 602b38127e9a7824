import type { ComponentProps, MouseEvent } from 'react'
import { button } from '../../styled-system/recipes/index.js'
import { toast } from '../overlay/toast.ts'
import { chakra } from '../theme/chakra.ts'
import { Spinner } from './basics.ts'
import { RouteLink } from './route-link.tsx'

const ButtonBase = chakra('button', button)

export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** Shows progress; presses are ignored until it ends, the focus stays. */
  loading?: boolean
  /** Why the button is disabled now. It stays focusable and shows the reason. */
  disabledReason?: string | undefined
}

export function Button({ loading = false, disabledReason, onClick, children, ...rest }: ButtonProps) {
  const inert = loading || disabledReason !== undefined
  return (
    <ButtonBase
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      data-note={disabledReason}
      aria-description={disabledReason}
      {...rest}
      onClick={inert ? (event) => refuse(event, disabledReason) : onClick}
    >
      {loading && <Spinner aria-hidden />}
      {children}
    </ButtonBase>
  )
}

/** Touch does not show the note, so a press shows the reason on the page. */
function refuse(event: MouseEvent, reason: string | undefined) {
  event.preventDefault()
  if (reason) toast({ kind: 'info', title: reason })
}

export interface IconButtonProps extends Omit<ButtonProps, 'square' | 'aria-label'> {
  /** What the button does, for screen readers. */
  label: string
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button variant="ghost" data-note={rest.disabledReason ?? label} aria-label={label} square {...rest} />
  )
}

/** A link that looks like a button, for the main action of a page. */
export const ButtonLink = chakra(RouteLink, button)
