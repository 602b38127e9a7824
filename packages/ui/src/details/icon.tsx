import type { LucideIconData } from '@lucide/icons'
import { iconImage } from '../theme/icon-mask.ts'

declare module 'react' {
  interface CSSProperties {
    /** The image that an icon is cut out by. */
    '--icon'?: string
  }
}

export interface IconProps {
  /** An icon as data, of `@lucide/icons`. */
  icon: LucideIconData
}

const images = new WeakMap<LucideIconData, string>()

/** The `--icon` of an element that is cut out by it. Worked out once: tables show the same few by the hundred. */
export function iconStyle(icon: LucideIconData) {
  const image = images.get(icon) ?? iconImage(icon)
  images.set(icon, image)
  return { '--icon': image }
}

/** A picture beside a text that says the same; as large as the text and in its colour. */
export function Icon({ icon }: IconProps) {
  return <span className="icon" aria-hidden="true" style={iconStyle(icon)} />
}
