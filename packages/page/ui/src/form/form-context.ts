import { createContext, use } from 'react'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import type { SectionList } from './section-list.ts'

/** A value that a field offers, and what it is called. */
export interface Choice {
  value: string
  label: string
}

/** What a form tells its fields, and they tell it. */
export interface FormSettings {
  id: string
  schema: z.core.$ZodType
  readOnly: boolean
  /** What fields are called that do not say it themselves. */
  labelTable: Labels
  /** Labels of the fields on screen by their names. */
  labels: Map<string, string>
  /** What the values of fields are called that offer a choice, by the names of the fields. */
  choices: Map<string, readonly Choice[]>
  /** Names of fields whose text is kept as it is typed. */
  untrimmed: Set<string>
  /** Names of fields that two people can have changed in different lines. */
  sources: Set<string>
  /** Why fields cannot be changed any more, by their names. */
  immutable: Map<string, string>
  sections: SectionList
}

export const FormContext = createContext<FormSettings | undefined>(undefined)

export function useFormSettings(): FormSettings {
  const settings = use(FormContext)
  if (!settings) throw new Error('A field stands inside a Form')
  return settings
}

/** The id of a field's control, to which the summary of errors links. */
export function controlId({ id }: FormSettings, name: string): string {
  return `${id}-${name}`
}
