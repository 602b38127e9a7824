import { storedChoice } from './stored-choice.ts'

/**
 * Whether single letters are shortcuts; people who dictate or use assistive input turn them off (WCAG 2.1.4).
 */
export const singleKeys = storedChoice('portal.single-keys', ['on', 'off'], 'on')
