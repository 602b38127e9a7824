import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { chakra } from '../theme/chakra.ts'
import { leaveGuard } from './leave-guard.ts'

/** A link within the portal that asks the leave guard first, except for clicks that open a new tab. */
export function GuardedLink({ to, onClick, replace, state, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate()

  async function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (await leaveGuard.mayLeave()) await navigate(to, { replace: replace ?? false, state })
  }

  return <Link {...rest} to={to} onClick={(event) => void follow(event)} />
}

/** The portal's unstyled link: accepts layout and style properties. */
export const RouteLink = chakra(GuardedLink)

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
