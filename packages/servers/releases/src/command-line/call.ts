import { callOf } from '@portal/server-common/call-of.ts'

/** How people run the command line. */
export const CALL = callOf('portal', 'portal.js')
