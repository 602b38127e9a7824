/** What replaces a screen that cannot be shown, in one chunk. */
export { ForbiddenAnswer } from './forbidden-answer.tsx'
export { MissingRecord } from './missing-record.tsx'
