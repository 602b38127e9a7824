import { humanize } from '../details/humanize.ts'
import { texts } from './texts.ts'

/** The label of a value: that of its field, or that of its list with its position, or its name in words. */
export function labelOf(labels: ReadonlyMap<string, string>, name: string): string {
  const label = labels.get(name)
  if (label !== undefined) return label
  const [, list, index] = /^(.+)\.(\d+)$/.exec(name) ?? []
  if (list !== undefined) return texts.item(labelOf(labels, list), Number(index) + 1)
  return humanize(name.split('.').at(-1) ?? name)
}

/** Same, preceded by the list entry that the field belongs to, for use outside the form. */
export function fullLabelOf(labels: ReadonlyMap<string, string>, name: string): string {
  const [, entry] = /^(.+\.\d+)\./.exec(name) ?? []
  return [...(entry === undefined ? [] : [labelOf(labels, entry)]), labelOf(labels, name)].join(', ')
}
