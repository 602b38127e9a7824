/** Selects the cells of a table's body, not those of a table in a cell. */
export const bodyCell = '& > tbody > tr > :is(th, td)'
