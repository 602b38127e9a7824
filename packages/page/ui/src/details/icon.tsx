import type { LucideIconData } from '@lucide/icons'
import { createElement } from 'react'

export interface IconProps {
  /** An icon as data, from `@lucide/icons`. */
  icon: LucideIconData
  /** In pixels; default: the size of the text. */
  size?: number
  /** Its accessible name, unless adjacent text says the same. */
  label?: string
}

/** An icon in the color of the text. */
export const Icon = ({ icon, size, label }: IconProps) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
    style={{ width: size, height: size }}
  >
    {icon.node.map(([name, attributes]) => createElement(name, attributes))}
  </svg>
)
