import { z } from 'zod'
import type { ShownError } from '../page/error-notice.tsx'
import { texts } from '../texts.ts'

const Failure = z.object({
  message: z.string(),
  lines: z.array(z.string()).optional(),
  requestId: z.string().optional(),
})

/** What a rejection says to the operator. */
export const failureOf = (error: unknown): ShownError =>
  Failure.safeParse(error).data ?? { message: texts.dialog.failed }
