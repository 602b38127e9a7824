import type { ComponentProps } from 'react'

interface MatrixTickProps extends Pick<ComponentProps<'input'>, 'title'> {
  readonly share: 'all' | 'some' | 'none'
  readonly label: string
  /** Can be reached and read, but not changed. */
  readonly locked?: boolean
  onChoose(on: boolean): void
}

/** A box to tick for one permission or for many; half ticked when some of many are chosen. */
export function MatrixTick({ share, label, locked = false, onChoose, ...rest }: MatrixTickProps) {
  return (
    <input
      {...rest}
      ref={(element) => {
        if (element) element.indeterminate = share === 'some'
      }}
      type="checkbox"
      aria-label={label}
      aria-disabled={locked}
      checked={share === 'all'}
      onChange={() => {
        if (!locked) onChoose(share !== 'all')
      }}
    />
  )
}
