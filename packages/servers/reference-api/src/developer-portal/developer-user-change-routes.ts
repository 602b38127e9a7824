import {
  createDeveloperUser,
  deleteDeveloperUser,
  updateDeveloperUser,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { ParsedOf } from '@portal/contract/endpoint.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { writeEmails } from '../mail/mail-store.ts'
import { recordedDeveloperUser } from './changed-developer-user.ts'
import { accessGrantedMail } from './developer-user-emails.ts'
import { developerUserStore } from './developer-user-store.ts'
import { developerUserFacts, developerUserView } from './developer-user-view.ts'
import { requireBusinessSubject } from './linked-subject.ts'

type Body = ParsedOf<typeof createDeveloperUser>['body']

/** A request body as columns; omitted members become empty. */
const columnsOf = (body: Body) => ({
  email: body.email,
  givenName: body.given_name,
  familyName: body.family_name,
  companyName: body.companyName,
  country: body.country,
  phone: body.phone ?? null,
  requestedSubjectTypes: body.requestedSubjectTypes,
  subjectId: body.subjectId ?? null,
})

function requireSameEmail(present: string, given: string): void {
  if (present === given) return
  throw new ApiError('FIELD_IMMUTABLE', {
    details: [fieldDetail('/email', 'FIELD_IMMUTABLE', 'A user’s email address cannot be changed.')],
  })
}

function serveCreation(api: Api): void {
  serve(api, createDeveloperUser, async ({ db, caller, body }) => {
    const given = columnsOf(body)
    const subjectName = await requireBusinessSubject(db, caller.accountId, given.subjectId)
    const now = new Date()
    const user = await developerUserStore(db, caller.accountId).insert({
      ...given,
      id: uuid(),
      accountId: caller.accountId,
      status: 'ENABLED',
      requestedAt: now,
      decidedAt: now,
      decidedBy: caller.person,
      decisionReason: body.changeReason ?? null,
      revision: 1,
      createdAt: now,
      createdBy: caller.person,
      updatedAt: now,
      updatedBy: caller.person,
    })
    await writeEmails(db, caller.accountId, [accessGrantedMail(user)])
    return {
      body: developerUserView(user, subjectName),
      revision: user.revision,
      location: `/devportal/users/${user.id}`,
      recorded: recordedDeveloperUser(
        user,
        { before: {}, after: developerUserFacts(user) },
        body.changeReason,
      ),
    }
  })
}

function serveUpdate(api: Api): void {
  serve(api, updateDeveloperUser, async ({ db, caller, params, body, ifMatch }) => {
    const store = developerUserStore(db, caller.accountId)
    const before = await store.lock(params.userId)
    requireMatch(ifMatch, before)
    const given = columnsOf(body)
    requireSameEmail(before.email, given.email)
    const subjectName = await requireBusinessSubject(db, caller.accountId, given.subjectId)
    const user = await store.save({ ...before, ...given }, caller.person)
    const facts = { before: developerUserFacts(before), after: developerUserFacts(user) }
    return {
      body: developerUserView(user, subjectName),
      revision: user.revision,
      recorded: recordedDeveloperUser(user, facts, body.changeReason),
    }
  })
}

function serveDeletion(api: Api): void {
  serve(api, deleteDeveloperUser, async ({ db, caller, params, ifMatch, changeReason }) => {
    const store = developerUserStore(db, caller.accountId)
    const user = await store.lock(params.userId)
    requireMatch(ifMatch, user)
    await store.remove(user.id)
    const gone = { id: user.id, revision: user.revision + 1 }
    return {
      body: undefined,
      recorded: recordedDeveloperUser(gone, { before: developerUserFacts(user), after: {} }, changeReason),
    }
  })
}

export function serveDeveloperUserChanges(api: Api): void {
  serveCreation(api)
  serveUpdate(api)
  serveDeletion(api)
}
