export interface MenuItem {
  label: string
  onSelect(): void
  danger?: boolean | undefined
  /** Why it can not be done now; the entry stays readable and does nothing. */
  disabledReason?: string | undefined
}

export interface MenuEntry extends MenuItem {
  /** For a choice that can be switched on and off while the menu stays open. */
  checked?: boolean
}
