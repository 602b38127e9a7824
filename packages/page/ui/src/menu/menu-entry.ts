export interface MenuItem {
  label: string
  onSelect(): void
  danger?: boolean | undefined
  /** Why the entry is disabled now; it stays readable and does nothing. */
  disabledReason?: string | undefined
}

export interface MenuEntry extends MenuItem {
  /** For an entry that toggles while the menu stays open. */
  checked?: boolean
}
