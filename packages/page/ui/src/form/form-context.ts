import { createContext, use } from 'react'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import type { SectionList } from './section-list.ts'

/** A value that a field offers, with its label. */
export interface Choice {
  value: string
  label: string
}

/** Removes from a text what only its author needs, such as leading spaces. */
export type Tidy = (text: string) => string

/** What a form and its fields share. */
export interface FormSettings {
  id: string
  schema: z.core.$ZodType
  readOnly: boolean
  /** Labels of fields that do not set their own. */
  labelTable: Labels
  /** Labels of the fields on screen, by name. */
  labels: Map<string, string>
  /** Options of the fields that offer a choice, by name; kept for the review of a field that is gone. */
  choices: Map<string, readonly Choice[]>
  /** How texts are tidied that are not only trimmed, by name. */
  tidying: Map<string, Tidy>
  /** Names of fields that are merged line by line. */
  sources: Set<string>
  /** Why fields are immutable, by name. */
  immutable: Map<string, string>
  sections: SectionList
}

export const FormContext = createContext<FormSettings | undefined>(undefined)

export function useFormSettings(): FormSettings {
  const settings = use(FormContext)
  if (!settings) throw new Error('A field must be inside a Form')
  return settings
}

/** The id of a field's control, for links from the error summary. */
export function controlId({ id }: FormSettings, name: string): string {
  return `${id}-${name}`
}
