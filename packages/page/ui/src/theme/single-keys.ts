import { storedChoice } from './stored-choice.ts'

/** Whether single letters are shortcuts; those who dictate or type with aids switch them off (WCAG 2.1.4). */
export const singleKeys = storedChoice('portal.single-keys', ['on', 'off'], 'on')
