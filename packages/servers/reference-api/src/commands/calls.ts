import { callOf } from '@portal/server-common/call-of.ts'

/** How people run the commands that messages name. */
export const DIRECTORIES = callOf('directories', 'command.js directories')
export const FIRST_ADMINISTRATOR = callOf('first-administrator', 'command.js first-administrator')
