import { line } from '@portal/contract/formats.ts'
import { endpointsOfSquad } from '@portal/contract/squad-calls.ts'
import { z } from 'zod'
import { squadBackend } from '../backend/squad-backend.ts'
import { ApiError } from '../http/api-error.ts'

const Fee = z.strictObject({ id: z.string(), name: z.string(), percent: z.number() })

export const feeSchemas = {
  listFees: {
    query: z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
    response: z.array(Fee),
  },
  getFee: { response: Fee },
  createFee: {
    body: z.strictObject({ name: line(1, 20), percent: z.number().min(0).max(100) }),
    response: Fee,
  },
  changeFee: {
    body: z.strictObject({ percent: z.number().min(0).max(100) }),
    response: Fee,
  },
  deleteFee: {},
}

const endpoint = endpointsOfSquad<typeof feeSchemas>('fees')

export const feeEndpoints = {
  listFees: endpoint('listFees', 'GET /fees', { permission: 'dpa.search', callsPerMinute: 6 }),
  getFee: endpoint('getFee', 'GET /fees/:feeId', { permission: null, revisioned: true }),
  createFee: endpoint('createFee', 'POST /fees', {
    permission: ['dpa.create', 'dpa.update'],
    status: 201,
    audit: 'FEE_CREATED',
  }),
  changeFee: endpoint('changeFee', 'PUT /fees/:feeId', {
    permission: 'dpa.update',
    audit: ['FEE_RAISED', 'FEE_LOWERED'],
  }),
  deleteFee: endpoint('deleteFee', 'DELETE /fees/:feeId', {
    permission: 'dpa.delete',
    status: 204,
    audit: 'FEE_DELETED',
    reasons: ['CHANGE_REASON_REQUIRED'],
  }),
}

const fee = (id: string) => ({ id, name: 'Card fee', percent: 1.5 })

/** The backend of a squad that knows any fee but `f0`, and fails for `broken`. */
export const feeBackend = () =>
  squadBackend({
    endpoints: feeEndpoints,
    schemas: feeSchemas,
    handlers: {
      listFees: async ({ query }) => ({ body: [fee('f1'), fee('f2')].slice(0, query.limit) }),
      getFee: async ({ params }) => {
        if (params.feeId === 'f0')
          throw new ApiError('RECORD_NOT_FOUND', { message: 'There is no such fee.' })
        if (params.feeId === 'broken') throw new Error('password=secret')
        return { body: fee(params.feeId), revision: 3 }
      },
      createFee: async ({ body, idempotencyKey = '' }) => ({
        body: { id: idempotencyKey, ...body },
        recorded: { entityId: idempotencyKey },
      }),
      changeFee: async ({ params, body: { percent } }) => ({
        body: { ...fee(params.feeId), percent },
        recorded: { entityId: params.feeId, action: percent > 1.5 ? 'FEE_RAISED' : 'FEE_LOWERED' },
      }),
      deleteFee: async ({ params, changeReason = '' }) => ({
        body: undefined,
        recorded: { entityId: `${params.feeId} ${changeReason}` },
      }),
    },
  })
