// Pages load this by name after their first screen.
export { followReleases } from './follow-releases.ts'
export { isBlank } from './is-blank.ts'
export { reportShown } from './report-shown.ts'
export { reveal } from './reveal.ts'
export { showStopped } from './show-stopped.ts'
