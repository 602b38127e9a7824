import { recordOf } from '@portal/contract/typed-objects.ts'
import { hasTexts } from '../device/device-value.ts'
import type { MenuRecords } from './menu.ts'

/** The records in the answer of a list that the menu can show: a squad's own backend may have given it. */
export const recordsIn = (answer: unknown): MenuRecords[string] =>
  [recordOf(answer).items].flat().filter((item) => hasTexts(item, 'id', 'name'))
