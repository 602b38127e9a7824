import type { ComponentProps } from 'react'

/** A checkbox or radio button; with the role of a switch, it looks like one. */
export function Tick(props: ComponentProps<'input'>) {
  return <input {...props} className="tick" />
}
