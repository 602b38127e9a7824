import type { ComponentProps, MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { chakra } from '../theme/chakra.ts'
import { leaveGuard } from './leave-guard.ts'

/** A link to a page of the portal that asks the leave guard first; clicks that open a new tab go straight on. */
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

/** The unstyled link of the portal: it takes layout and style properties. */
export const RouteLink = chakra(GuardedLink)

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
