/**
 * A visible column in an address or in the choice of a device: its key, and its width in pixels if the operator set
 * one, `status:160`.
 */
export type ColumnEntry = string

const WIDTH = /:([1-9]\d{1,2})$/

export const keyOf = (entry: ColumnEntry): string => entry.replace(WIDTH, '')

export const widthOf = (entry: ColumnEntry): number | undefined => Number(WIDTH.exec(entry)?.[1]) || undefined

export const entryOf = (key: string, width: number | undefined): ColumnEntry =>
  width ? `${key}:${width}` : key
