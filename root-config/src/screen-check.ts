// Pages load this by name after their first screen.
export { isBlank } from './is-blank.ts'
export { reveal } from './reveal.ts'
