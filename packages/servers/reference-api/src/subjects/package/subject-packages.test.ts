import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { importDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { createDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { InputOf } from '@portal/contract/endpoint.ts'
import { createSubject, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import type { PackageContent } from '@portal/contract/subjects/subject-package.ts'
import {
  changePromotion,
  exportSubjects,
  importSubjects,
} from '@portal/contract/subjects/subject-package-endpoints.ts'
import type { SubjectPackage } from '@portal/contract/subjects/subject-package-schemas.ts'
import { changeTaskStatus, getImportPreview } from '@portal/contract/tasks/task-endpoints.ts'
import { sql } from 'kysely'
import { checkAudit } from '../../database/check-audit.ts'
import { DPA_FILE_HEADER, sampleDpa } from '../../testing/sample-dpas.ts'
import { newBackend, newInitiator, newPlatform } from '../../testing/sample-subjects.ts'
import { startTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts'
import { artifactText, startTestWorker, taskAtRest } from '../../testing/test-worker.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const changeReason = 'Promoted to the other environment.'
const PRODUCTION = { accountId: 'c2p-prod-demo' }

let server: TestServer
let worker: Awaited<ReturnType<typeof startTestWorker>>
let admin: TestCaller
let production: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  worker = await startTestWorker(server)
  admin = await server.as('admin')
  const operator = await server.db
    .selectFrom('operator')
    .select('id')
    .where('accountId', '=', PRODUCTION.accountId)
    .executeTakeFirstOrThrow()
  production = server.withToken(await server.issuer.token(operator.id))
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
})

async function subjectOf(type: 'SRCI' | 'SRCPI' | 'DCF') {
  return server.db
    .selectFrom('subject')
    .selectAll()
    .where('accountId', '=', 'c2p-demo')
    .where('type', '=', type)
    .where('published', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .executeTakeFirstOrThrow()
}

async function packageOfAll(subjectIds: string[], include?: PackageContent[]): Promise<SubjectPackage> {
  const body = { subjectIds, view: 'draft' as const, changeReason, ...(include && { include }) }
  const { body: started } = await admin.call(exportSubjects, { body })
  const task = await taskAtRest(admin, started.taskId)
  return JSON.parse(await artifactText(task, '.subject.json'))
}

const packageOf = (subjectId: string, include?: PackageContent[]) => packageOfAll([subjectId], include)

const made = async (body: InputOf<typeof createSubject>['body']) =>
  (await admin.call(createSubject, { body })).body.id

/** Gives an SRCI more DPAs than are imported in one transaction. */
async function addManyDpas(subjectId: string) {
  const lines = Array.from(
    { length: 520 },
    (_, index) => `shop-${index},Shop,Shop,app.shop,MOBILE_APP,PL,5942`,
  )
  const uploadId = await uploadFile(admin, 'DPA_IMPORT', [DPA_FILE_HEADER, ...lines].join('\n'))
  const body = { uploadId, format: 'csv' as const, changeReason }
  const { body: started } = await admin.call(importDpasOfSubject, { params: { subjectId }, body })
  await taskAtRest(admin, started.taskId)
}

/** An SRCI that sends consumers to a platform, before that platform. */
async function initiatorWithPlatform(): Promise<[initiator: string, platform: string]> {
  const subjectId = await made(newInitiator('Sends to the hub'))
  const platform = await made(newPlatform('Passkey Hub'))
  const body = {
    consumerIdentityTypes: ['EMAIL_ADDRESS'],
    idvChannels: ['EXT_AUTH'],
    defaultChannel: 'EXT_AUTH',
    externalAuth: { enabled: true, authPlatformSubjectId: platform },
    changeReason,
  }
  await admin.call(updateSubjectData, { params: { subjectId, dataKey: 'identityConfig' }, body })
  return [subjectId, platform]
}

async function bring(content: SubjectPackage | string, options = {}) {
  const uploadId = await uploadFile(
    { ...production, call: (endpoint, input) => production.call(endpoint, input, PRODUCTION) },
    'SUBJECT_IMPORT',
    typeof content === 'string' ? content : JSON.stringify(content),
    'application/json',
  )
  const body = { uploadId, onConflict: 'UPDATE_DRAFT' as const, changeReason, ...options }
  return production.call(importSubjects, { body }, PRODUCTION)
}

const atRest = (taskId: string) =>
  taskAtRest(
    { ...production, call: (endpoint, input) => production.call(endpoint, input, PRODUCTION) },
    taskId,
  )

const here = (id: string) =>
  server.db
    .selectFrom('subject')
    .selectAll()
    .where('accountId', '=', PRODUCTION.accountId)
    .where('id', '=', id)
    .executeTakeFirst()

describe('a package', () => {
  test('contains data, DPAs and templates, and no secrets', async () => {
    const { id } = await subjectOf('SRCI')
    await server.db.deleteFrom('dpa').where('subjectId', '=', id).execute()
    await admin.call(createDpa, { params: { subjectId: id }, body: sampleDpa({ srciDpaId: 'books' }) })
    const content = await packageOf(id, ['DPAS', 'TEMPLATES'])
    expect(content.subjects[0]?.dpas).toMatchObject([{ srciDpaId: 'books' }])
    expect(Object.keys(content.subjects[0]?.data ?? {})).toEqual(expect.arrayContaining(['businessData']))
    expect(JSON.stringify(content)).not.toMatch(/"(jwk|key|secret|status)"/)
  })

  test('is shown before it is written, then becomes a draft', async () => {
    const { id } = await subjectOf('SRCI')
    const content = await packageOf(id)
    const started = await bring(content)
    const checked = await atRest(started.body.taskId)
    expect([checked.status, checked.errors]).toEqual(['AWAITING_CONFIRMATION', []])
    expect(await here(id)).toBeUndefined()
    const input = { params: { taskId: checked.id }, body: { status: 'RUNNING' as const } }
    await production.call(changeTaskStatus, input, PRODUCTION)
    expect((await atRest(checked.id)).status).toBe('COMPLETED')
    expect(await here(id)).toMatchObject({ published: null, status: 'ACTIVE' })
    const dpas = await server.db
      .selectFrom('dpa')
      .select('srciDpaId')
      .where('accountId', '=', PRODUCTION.accountId)
      .execute()
    expect(dpas).toHaveLength(content.subjects[0]?.dpas?.length ?? 0)
  })

  test('imported again changes nothing', async () => {
    const { id } = await subjectOf('SRCI')
    const started = await bring(await packageOf(id), { mode: 'APPLY' })
    const task = await atRest(started.body.taskId)
    expect([task.status, task.progress.succeeded, task.errors]).toEqual(['COMPLETED', 0, []])
  })

  test('imported again to be published goes live', async () => {
    const id = await made(newBackend('Going live'))
    const content = await packageOf(id)
    await atRest((await bring(content, { mode: 'APPLY' })).body.taskId)
    expect((await here(id))?.published).toBeNull()
    const task = await atRest((await bring(content, { mode: 'APPLY', publish: true })).body.taskId)
    expect([task.errors, task.outcomes]).toEqual([[], { PUBLISHED: 1 }])
    expect((await here(id))?.published).toEqual(content.subjects[0]?.data)
  })

  test('can use the ID of a DPA in several of its subjects', async () => {
    const subjectIds = [await made(newInitiator('First')), await made(newInitiator('Second'))]
    const [first = '', second = ''] = subjectIds
    await addManyDpas(first)
    await admin.call(createDpa, { params: { subjectId: second }, body: sampleDpa({ srciDpaId: 'shop-0' }) })
    const started = await bring(await packageOfAll(subjectIds, ['DPAS']), { mode: 'APPLY' })
    const task = await atRest(started.body.taskId)
    expect([task.errors, task.outcomes]).toEqual([[], { CREATED: 523 }])
  })

  test('can contain the platform that a subject names after that subject', async () => {
    const content = await packageOfAll(await initiatorWithPlatform(), [])
    const task = await atRest((await bring(content)).body.taskId)
    expect([task.errors, task.outcomes]).toEqual([[], { CREATED: 2 }])
  })

  test('can contain a new platform together with many DPAs', async () => {
    const subjectIds = await initiatorWithPlatform()
    await addManyDpas(subjectIds[0])
    const task = await atRest((await bring(await packageOfAll(subjectIds, ['DPAS']))).body.taskId)
    expect([task.errors, task.outcomes]).toEqual([[], { CREATED: 522 }])
  })

  test('lets other changes of the account through while it is imported', async () => {
    const [first, second] = [await made(newBackend('First')), await made(newBackend('Second'))]
    const content = await packageOfAll([first, second], [])
    await atRest((await bring(content, { mode: 'APPLY' })).body.taskId)
    await server.db
      .updateTable('subject')
      .set({ draft: sql`jsonb_set(draft, '{businessData,legalName}', '"Formerly Ltd"')` })
      .where('accountId', '=', PRODUCTION.accountId)
      .where('id', '=', first)
      .execute()
    const taskId = await server.db.transaction().execute(async (transaction) => {
      const held = transaction
        .selectFrom('subject')
        .select('id')
        .where('accountId', '=', PRODUCTION.accountId)
      await held.where('id', '=', second).forUpdate().execute()
      const started = await bring(content, { mode: 'APPLY' })
      await untilBlocked(server.db)
      const other = await production.call(createSubject, { body: newBackend('Meanwhile') }, PRODUCTION)
      expect(other.status).toBe(201)
      return started.body.taskId
    })
    const task = await atRest(taskId)
    expect([task.status, task.outcomes]).toEqual(['COMPLETED', { UPDATED: 1, UNCHANGED: 1 }])
    expect(await checkAudit(server.db)).toContainEqual(
      expect.objectContaining({ accountId: PRODUCTION.accountId, firstBad: undefined }),
    )
  })

  test('is rejected for an existing subject, if requested', async () => {
    const { id } = await subjectOf('SRCI')
    const started = await bring(await packageOf(id, []), { mode: 'APPLY', onConflict: 'FAIL' })
    const task = await atRest(started.body.taskId)
    expect(task.errors.map(({ reason }) => reason)).toEqual(['SUBJECT_EXISTS'])
  })

  test('of an issuer contains its templates', async () => {
    const owner = await server.db
      .selectFrom('template')
      .innerJoin('subject', 'subject.id', 'template.subjectId')
      .select('subjectId')
      .where('subject.type', '=', 'SRCPI')
      .where(sql`subject.draft #>> '{identityConfig,externalAuth,authPlatformSubjectId}'`, 'is', null)
      .executeTakeFirst()
    if (!owner) throw new Error('No issuer of the demo has templates.')
    const started = await bring(await packageOf(owner.subjectId, ['TEMPLATES']), { mode: 'APPLY' })
    const task = await atRest(started.body.taskId)
    expect([task.status, task.errors]).toEqual(['COMPLETED', []])
    const templates = (accountId: string) =>
      server.db
        .selectFrom('template')
        .select(['channel', 'type', 'lang', 'bodyText'])
        .where('accountId', '=', accountId)
        .where('subjectId', '=', owner.subjectId)
        .orderBy('bodyText')
        .execute()
    expect(await templates(PRODUCTION.accountId)).toEqual(await templates('c2p-demo'))
  })
})

describe('a compared package', () => {
  const choose = (taskId: string, choices: object) =>
    production.call(
      changePromotion,
      { params: { taskId }, body: { onConflict: 'UPDATE_DRAFT', include: [], ...choices } },
      PRODUCTION,
    )
  const previewOf = async (taskId: string) =>
    (await production.call(getImportPreview, { params: { taskId } }, PRODUCTION)).body
  const confirm = (taskId: string) =>
    production.call(
      changeTaskStatus,
      {
        params: { taskId },
        body: { status: 'RUNNING' as const, changeReason, onError: 'CONTINUE' as const },
      },
      PRODUCTION,
    )
  const compare = async (content: SubjectPackage, options = {}) => {
    const started = await bring(content, { changeReason: undefined, ...options })
    return atRest(started.body.taskId)
  }
  const bookshop = async () => {
    const { id } = await subjectOf('SRCI')
    return { id, content: await packageOf(id) }
  }
  const rename = (id: string, displayName: string) =>
    server.db
      .updateTable('subject')
      .set(({ eb, ref }) => ({
        draft: sql`jsonb_set(draft, '{businessData,displayName}', ${JSON.stringify(displayName)}::jsonb)`,
        revision: eb(ref('revision'), '+', 1),
      }))
      .where('accountId', '=', PRODUCTION.accountId)
      .where('id', '=', id)
      .execute()

  test('shows its contents, its origin and the changes, and afterwards equals its origin', async () => {
    const { id, content } = await bookshop()
    const brought = await compare(content)
    if (brought.status === 'AWAITING_CONFIRMATION') await confirm(brought.id)
    await atRest(brought.id)
    await rename(id, 'Renamed here')
    const task = await compare(content)
    const { package: head, kinds, differences } = await previewOf(task.id)
    expect(head?.source).toMatchObject({ accountId: 'c2p-demo', environment: 'SANDBOX', view: 'draft' })
    expect(head?.contents).toMatchObject([{ id, type: 'SRCI', dpas: content.subjects[0]?.dpas?.length }])
    expect(kinds.find(({ action }) => action === 'SUBJECT')?.outcomes).toEqual({ UPDATED: 1 })
    expect(differences).toMatchObject([
      {
        action: 'SUBJECT',
        subjectId: id,
        changes: [{ path: '/businessData/displayName', before: 'Renamed here' }],
      },
    ])
    await confirm(task.id)
    expect((await atRest(task.id)).status).toBe('COMPLETED')
    const drafts = await server.db.selectFrom('subject').select('draft').where('id', '=', id).execute()
    expect(drafts[1]?.draft.businessData).toEqual(drafts[0]?.draft.businessData)
    const bodies = (accountId: string) =>
      server.db
        .selectFrom('dpa')
        .select('draft')
        .where('accountId', '=', accountId)
        .where('subjectId', '=', id)
        .orderBy('srciDpaId')
        .execute()
    expect(await bodies(PRODUCTION.accountId)).toEqual(await bodies('c2p-demo'))
    const again = await compare(content)
    expect([again.status, again.progress.succeeded]).toEqual(['COMPLETED', 0])
  })

  test('tells by their IDs in the package which of its subjects change, and which are refused', async () => {
    const twin = newBackend('Twin', { externalReference: 'ONE-OF-TWO' })
    const [created, matched] = [await made(newBackend('Twin')), await made(twin)]
    const content = await packageOfAll([created, matched], [])
    const older = { ...twin, businessData: { ...twin.businessData, legalName: 'Formerly Ltd' } }
    const { body: existing } = await production.call(createSubject, { body: older }, PRODUCTION)
    const resultsOf = async (task: { id: string }) =>
      (await previewOf(task.id)).differences.map(({ key, subjectId, result }) => [key, subjectId, result])
    expect(await resultsOf(await compare(content))).toEqual([
      [matched, existing.id, 'UPDATED'],
      [created, created, 'CREATED'],
    ])
    expect(await resultsOf(await compare(content, { onConflict: 'FAIL' }))).toEqual([
      [matched, undefined, 'FAILED'],
      [created, created, 'CREATED'],
    ])
  })

  test('is not imported when a subject has changed since the comparison', async () => {
    const { id, content } = await bookshop()
    await rename(id, 'Before the comparison')
    const task = await compare(content)
    await rename(id, 'After the comparison')
    expect((await confirm(task.id)).error.message).toContain(
      'was changed since the comparison with the package. Compare again.',
    )
    await choose(task.id, {})
    await atRest(task.id)
    expect((await confirm(task.id)).status).toBe(200)
    await atRest(task.id)
  })

  test('imports only the chosen parts', async () => {
    const { id, content } = await bookshop()
    await rename(id, 'Kept here')
    const task = await compare(content)
    await choose(task.id, { dataKeys: ['defaultDpaConfig'] })
    expect((await atRest(task.id)).outcomes).toEqual({ UNCHANGED: 1 })
  })

  test('with choices that change nothing waits for others, and cannot start', async () => {
    const { id, content } = await bookshop()
    await atRest((await bring(content, { mode: 'APPLY' })).body.taskId)
    await rename(id, 'Kept here')
    const task = await compare(content)
    await choose(task.id, { dataKeys: ['defaultDpaConfig'] })
    expect((await atRest(task.id)).status).toBe('AWAITING_CONFIRMATION')
    expect((await confirm(task.id)).error.message).toBe('Nothing would change with these choices.')
    await choose(task.id, { dataKeys: ['businessData'] })
    expect((await atRest(task.id)).outcomes).toEqual({ UPDATED: 1 })
  })

  test('imports a subject under another id, with the addresses of this environment', async () => {
    const { id } = await subjectOf('DCF')
    const content = await packageOf(id, [])
    const website = String(content.subjects[0]?.data.businessData?.dcfUri)
    const task = await compare(content)
    await choose(task.id, {
      subjectIds: { [id]: 'promoted-wallet' },
      addresses: [{ from: website, to: 'https://wallet.production.example' }],
    })
    await atRest(task.id)
    await confirm(task.id)
    expect((await atRest(task.id)).errors).toEqual([])
    const brought = await here('promoted-wallet')
    expect(brought?.draft.businessData).toMatchObject({ dcfUri: 'https://wallet.production.example' })
  })

  test('shows all edits of the draft that publishing makes live', async () => {
    const { id, content } = await bookshop()
    const live = await atRest((await bring(content, { mode: 'APPLY', publish: true })).body.taskId)
    expect(live.errors).toEqual([])
    await rename(id, 'Edited here')
    const task = await compare(content)
    await choose(task.id, { dataKeys: ['defaultDpaConfig'], publish: true })
    await atRest(task.id)
    const { differences } = await previewOf(task.id)
    expect(differences).toMatchObject([
      {
        subjectId: id,
        result: 'PUBLISHED',
        changes: [{ path: '/businessData/displayName', after: 'Edited here' }],
      },
    ])
  })

  test('cannot turn two of its subjects into the same subject', async () => {
    const [first, second] = [await made(newBackend('One')), await made(newBackend('Other'))]
    const content = await packageOfAll([first, second], [])
    const sentence = 'Two subjects of the package cannot become the same subject.'
    const subjectIds = { [first]: second }
    expect((await bring(content, { subjectIds })).error.message).toBe(sentence)
    expect((await choose((await compare(content)).id, { subjectIds })).error.message).toBe(sentence)
  })

  test('is not imported under an ID that no subject has or can get', async () => {
    const { body: backend } = await production.call(createSubject, { body: newBackend('Here') }, PRODUCTION)
    const { id } = await subjectOf('DCF')
    const content = await packageOf(id, [])
    const task = await compare(content)
    const problemsWith = async (to: string) => {
      const { status, error } = await choose(task.id, { subjectIds: { [id]: to } })
      return [status, ...(error.errorDetail ?? []).map(({ source, message }) => [source, message])]
    }
    const field = `/subjectIds/${id}`
    expect(await problemsWith(backend.id)).toEqual([
      422,
      [field, 'The subject with this ID is of another type.'],
    ])
    const sentence = 'No subject has this ID. Must be 3 to 40 lowercase letters, digits or dashes.'
    expect(await problemsWith('New Wallet Ltd')).toEqual([422, [field, sentence]])
    expect((await bring(content, { subjectIds: { [id]: backend.id } })).status).toBe(422)
  })

  test('can come from an export of this account, without an upload', async () => {
    const { id } = await subjectOf('SRCI')
    const body = { subjectIds: [id], view: 'draft' as const, include: [], changeReason }
    const { body: exported } = await admin.call(exportSubjects, { body })
    await taskAtRest(admin, exported.taskId)
    const { body: started } = await admin.call(importSubjects, {
      body: { exportTaskId: exported.taskId, onConflict: 'UPDATE_DRAFT', include: [] },
    })
    const task = await taskAtRest(admin, started.taskId)
    expect([task.status, task.outcomes]).toEqual(['COMPLETED', { UNCHANGED: 1 }])
  })
})

describe('a package is rejected', () => {
  const refusal = async (content: SubjectPackage | string) => (await bring(content)).error

  test('when anything in it was changed', async () => {
    const content = await packageOf((await subjectOf('SRCI')).id, [])
    const [subject] = content.subjects
    const forged = { ...content, subjects: [{ ...subject, type: 'DCF' }] } as SubjectPackage
    expect((await refusal(forged)).message).toBe('The package was changed after it was exported.')
  })

  test('when its signature is of something else', async () => {
    const { id } = await subjectOf('SRCI')
    const [one, other] = [await packageOf(id, []), await packageOf((await subjectOf('SRCPI')).id, [])]
    const error = await refusal({ ...one, signature: other.signature })
    expect([error.reason, error.message]).toEqual([
      'UNTRUSTED_PACKAGE',
      'The signature of the package is invalid.',
    ])
  })

  test.each([
    ['none', 'The signature of the package cannot be read.'],
    [
      `${Buffer.from('{"alg":"Ed25519","kid":"stranger"}').toString('base64url')}..AA`,
      'The package comes from "c2p-demo", whose key is not trusted here.',
    ],
  ])('with the signature %s', async (signature, sentence) => {
    const content = await packageOf((await subjectOf('SRCI')).id, [])
    expect((await refusal({ ...content, signature })).message).toBe(sentence)
  })

  test.each([
    ['{"kind":"subject-package"', 'The file is not a subject package, or was rewritten'],
    ['{"kind":"recipe"}', 'The file is not a subject package: contents'],
    ['['.repeat(100_000), 'The file is not a subject package'],
    ['['.repeat(400_000), 'The file is not a subject package'],
  ])('when the file is not a package: %#', async (content, sentence) => {
    expect((await refusal(content)).message).toContain(sentence)
  })
})

test('the worker met no unexpected failure', () => {
  expect(worker.failures).toEqual([])
})
