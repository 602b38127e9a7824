interface MatrixTickProps {
  readonly share: 'all' | 'some' | 'none'
  readonly label: string
  /** Focusable and readable, but not editable. */
  readonly locked?: boolean
  onChoose(on: boolean): void
}

/** Checkbox for one or many permissions; indeterminate when only some are chosen. */
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
