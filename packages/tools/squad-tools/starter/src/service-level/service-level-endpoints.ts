import { endpointsOfSquad } from '@portal/contract/squad-calls.ts'
import type * as schemas from './service-level-schemas.ts'

const endpoint = endpointsOfSquad<typeof schemas.serviceLevelSchemas>('starter')

/** How soon requests are answered: a call that the product API does not have. */
export const getServiceLevel = endpoint('getServiceLevel', 'GET /service-level', {
  permission: 'changeRequest.get',
})
