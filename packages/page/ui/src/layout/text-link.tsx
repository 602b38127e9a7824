import type { ComponentProps } from 'react'
import { GuardedLink } from './route-link.tsx'

export interface TextLinkProps extends Omit<ComponentProps<typeof GuardedLink>, 'className'> {
  /** In the colour of quiet text, where the link is not what the eye should find first. */
  quiet?: boolean
  /** Amid other text, where colour alone would not tell it. */
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
