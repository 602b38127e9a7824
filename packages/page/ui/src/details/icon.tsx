import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'

export interface IconProps {
  /** An icon as data, from `@lucide/icons`. */
  icon: LucideIconData
}

/** An icon beside a text with the same meaning; takes the text's size and color. */
export const Icon = ({ icon }: IconProps) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {icon.node.map(([name, attributes]) => createElement(name, attributes))}
  </svg>
)
