/**
 * Depends on the table's room, not the screen's size: beside the menu there is less. Below this width a row
 * is a card: its name, then label and value line by line.
 */
export const CARDS = '@container list (max-width: 40rem)'
/** Widths below which columns are hidden first, second and third; cards have room for the third again. */
export const SCARCE = '@container list (max-width: 70rem)'
export const NARROW = '@container list (max-width: 57rem)'
export const NARROWER = '@container list (max-width: 48rem)'
export const NARROWEST = '@container list (40rem < width <= 48rem)'
/** Room enough that no column needs to be cut short for another. */
export const AMPLE = '@container list (width > 85rem)'
export const ROWS = '@container list (width > 40rem)'
