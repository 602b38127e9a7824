import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { z } from 'zod'
import type { DataBody, Database } from '../database/tables.ts'
import { requireFiles } from '../resources/require-files.ts'
import { withCertificateFacts } from './certificate-keys.ts'
import { withThumbprints } from './jwk-keys.ts'
import { isPrivateHost } from './private-host.ts'
import type { SubjectRow } from './subject-store.ts'

interface Context {
  readonly db: Database
  readonly subject: SubjectRow
}

const Identity = z.object({
  externalAuth: z.object({ authPlatformSubjectId: z.string().optional() }).optional(),
})

async function requireAuthPlatform({ db, subject }: Context, body: DataBody): Promise<DataBody> {
  const id = Identity.parse(body).externalAuth?.authPlatformSubjectId
  if (id === undefined) return body
  const platform = await db
    .selectFrom('subject')
    .select('type')
    .where('accountId', '=', subject.accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  const wanted: SubjectType = 'EXT_AUTH_PLATFORM'
  if (platform?.type === wanted) return body
  throw new ApiError('VALIDATION_FAILED', {
    details: [
      fieldDetail(
        '/externalAuth/authPlatformSubjectId',
        'INVALID_VALUE',
        'This is not the ID of an external authentication platform.',
      ),
    ],
  })
}

/** In production, notifications must not be sent into a private network. */
async function requirePublicWebhook({ db, subject }: Context, body: DataBody): Promise<DataBody> {
  const { webhookUrl } = body
  if (typeof webhookUrl !== 'string' || !isPrivateHost(new URL(webhookUrl).hostname)) return body
  const { environment } = await db
    .selectFrom('account')
    .select('environment')
    .where('id', '=', subject.accountId)
    .executeTakeFirstOrThrow()
  if (environment !== 'PRODUCTION') return body
  throw new ApiError('VALIDATION_FAILED', {
    details: [
      fieldDetail('/webhookUrl', 'INVALID_VALUE', 'In production, this must not be a private address.'),
    ],
  })
}

const COMPLETIONS: Partial<
  Record<DataKey, (context: Context, body: DataBody) => DataBody | Promise<DataBody>>
> = {
  jwk: (_, body) => withThumbprints(body),
  key: (_, body) => withCertificateFacts(body, new Date()),
  identityConfig: requireAuthPlatform,
  notificationsConfig: requirePublicWebhook,
  resourceData: async ({ db, subject }, body) => {
    await requireFiles(db, subject.accountId, body)
    return body
  },
}

/** Checks what a schema cannot, and adds derived values. Throws `ApiError`. */
export async function completeData(context: Context, dataKey: DataKey, body: DataBody): Promise<DataBody> {
  const complete = COMPLETIONS[dataKey]
  return complete ? complete(context, body) : body
}
