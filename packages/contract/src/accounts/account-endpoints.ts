import { endpointsTypedBy } from '../endpoint.ts'
import type * as schemas from './account-schemas.ts'

const endpoint = endpointsTypedBy<typeof schemas.accountSchemas>()

export const getAccount = endpoint('getAccount', 'GET /', { permission: 'account.get' })

export const getDictionary = endpoint('getDictionary', 'GET /dictionaries/:name', {
  permission: 'dictionary.get',
  reasons: ['DICTIONARY_NOT_FOUND'],
})
