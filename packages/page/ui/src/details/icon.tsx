import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'

export interface IconProps {
  /** An icon as data, of `@lucide/icons`. */
  icon: LucideIconData
}

/** A picture beside a text that says the same; as large as the text and in its colour. */
export const Icon = ({ icon }: IconProps) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {icon.node.map(([name, attributes]) => createElement(name, attributes))}
  </svg>
)
