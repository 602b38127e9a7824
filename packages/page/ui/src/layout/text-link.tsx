import type { ComponentProps } from 'react'
import { GuardedLink } from './route-link.tsx'

export interface TextLinkProps extends Omit<ComponentProps<typeof GuardedLink>, 'className'> {
  /** In the color of quiet text, for less important links. */
  quiet?: boolean
  /** Inside other text, where color alone does not mark a link. */
  underlined?: boolean
}

/** A link inside text, in a table cell or in a list. */
export function TextLink({ quiet = false, underlined = false, ...rest }: TextLinkProps) {
  return (
    <GuardedLink
      {...rest}
      className="text-link"
      data-quiet={quiet || undefined}
      data-underlined={underlined || undefined}
    />
  )
}
