import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './me-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.meSchemas>()

/** In a separate file because the page's first script calls it and nothing else of the contract. */
export const getAccess = endpoint('getAccess', 'GET /users/access', { permission: null })
