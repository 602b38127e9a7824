import type { PersonRef } from '@portal/contract/formats.ts'
import type { OperatorStory } from './demo-operator-story.ts'
import { personNamed } from './demo-operators.ts'

/** The demo accounts, by the name before the @ of their address. */
export type DemoPeople = Readonly<Record<'admin' | 'editor' | 'reviewer' | 'risk' | 'care', PersonRef>>

export function demoPeople(operators: readonly OperatorStory[]): DemoPeople {
  const person = (name: string) => personNamed(operators, name)
  return {
    admin: person('admin'),
    editor: person('editor'),
    reviewer: person('reviewer'),
    risk: person('risk'),
    care: person('care'),
  }
}
