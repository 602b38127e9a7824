import { humanize } from '../details/humanize.ts'
import { texts } from './texts.ts'

/** What a value is called: the label of its field, that of its list with its position, or else its name in words. */
export function labelOf(labels: ReadonlyMap<string, string>, name: string): string {
  const label = labels.get(name)
  if (label !== undefined) return label
  const [, list, index] = /^(.+)\.(\d+)$/.exec(name) ?? []
  if (list !== undefined) return texts.item(labelOf(labels, list), Number(index) + 1)
  return humanize(name.split('.').at(-1) ?? name)
}

/** The same with the entry of a list that the field belongs to, where fields stand without those around them. */
export function fullLabelOf(labels: ReadonlyMap<string, string>, name: string): string {
  const [, entry] = /^(.+\.\d+)\./.exec(name) ?? []
  return [...(entry === undefined ? [] : [labelOf(labels, entry)]), labelOf(labels, name)].join(', ')
}
