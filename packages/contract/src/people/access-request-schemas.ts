import { z } from 'zod'
import { changeReason, line, personRef, timestamp, uuid } from '../formats.ts'
import { REASON_MISSING } from '../tasks/reason-to-apply.ts'
import { ACCESS_REQUEST_STATUSES } from './access-request.ts'

export const AccessRequest = z.object({
  id: z.string(),
  person: personRef,
  /** The requested role as it was named then; null for a request in words only. The id is null if it was deleted. */
  role: z.object({ id: z.string().nullable(), name: z.string(), label: z.string() }).nullable(),
  /** Why, or for a request without a role: what for. */
  reason: z.string().nullable(),
  status: z.enum(ACCESS_REQUEST_STATUSES),
  createdAt: timestamp,
  decidedAt: timestamp.nullable(),
  decidedBy: personRef.nullable(),
  /** Why it was declined. */
  decisionReason: z.string().nullable(),
})

const AccessRequests = z.object({ items: z.array(AccessRequest) })

export const accessRequestSchemas = {
  listMyAccessRequests: { response: AccessRequests },
  requestAccess: {
    body: z
      .strictObject({
        /** Name of a role: people without access to roles know only names. */
        role: line(1, 40).optional(),
        changeReason: changeReason.optional(),
      })
      .refine(({ role, changeReason: reason }) => role !== undefined || reason !== undefined, REASON_MISSING),
    response: AccessRequest,
  },
  withdrawAccessRequest: { response: AccessRequest },
  listAccessRequests: {
    query: z.strictObject({
      /** Requests of this operator only. */
      personId: uuid.optional(),
    }),
    response: AccessRequests,
  },
  declineAccessRequest: { body: z.strictObject({ changeReason }), response: AccessRequest },
}

export type AccessRequest = z.infer<typeof AccessRequest>
