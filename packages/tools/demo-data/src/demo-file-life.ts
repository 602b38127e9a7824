import { createHash } from 'node:crypto'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { changesBetween } from '@portal/reference-api/database/changes-between.ts'
import { fileFacts } from '@portal/reference-api/resources/file-facts.ts'
import type { FileRow } from '@portal/reference-api/resources/file-store.ts'
import { newVersion } from '@portal/reference-api/resources/new-version.ts'
import { toldFile } from '@portal/reference-api/resources/recorded-file.ts'
import { recordedVersion } from '@portal/reference-api/resources/recorded-version.ts'
import {
  deleteVersion,
  type FileContent,
  publishVersion,
  restoreVersion,
  saveDraft,
} from '@portal/reference-api/resources/version-lifecycle.ts'
import type { VersionRow } from '@portal/reference-api/resources/version-store.ts'
import type { DemoContext } from './demo-context.ts'
import { type DemoFile, demoDirectoryId, demoFileId } from './demo-directories.ts'
import { type DemoMoment, demoEntry } from './demo-entry.ts'

/** One demo file, changed by the product's own rules. */
export interface FileLife {
  readonly plan: DemoFile
  readonly entries: AuditFacts[]
  readonly versions: VersionRow[]
  /** How many editions its versions have had: no two versions have the same content. */
  editions: number
  file: Omit<FileRow, 'search'>
}

function contentOf({ contentType, text }: DemoFile, edition: number): FileContent {
  const content = text(edition)
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { contentType, content, storageKey: null, sha256, sizeBytes: bytes.length }
}

function nextContent(life: FileLife): FileContent {
  life.editions += 1
  return contentOf(life.plan, life.editions)
}

function draft(
  context: DemoContext,
  { name, number }: { readonly name: string; readonly number: number },
  content: FileContent,
  { at, by }: DemoMoment,
): VersionRow {
  const author = { accountId: context.accountId, person: by }
  const version = newVersion(author, { fileId: demoFileId(context, name), number }, content, {}, at)
  return { ...version, id: context.id('fileVersion', `${name} ${number}`) }
}

/** A file with its first draft. */
export function bornFile(context: DemoContext, plan: DemoFile, moment: DemoMoment): FileLife {
  const { at, by } = moment
  const version = draft(context, { name: plan.name, number: 1 }, contentOf(plan, 1), moment)
  const file = {
    id: version.fileId,
    accountId: context.accountId,
    directoryId: demoDirectoryId(context, plan.dir),
    name: plan.name,
    description: null,
    tags: plan.tags,
    lang: plan.lang,
    ...fileFacts([version]),
    revision: 1,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
  }
  const { contentType, sha256, sizeBytes } = version
  const changes = changesBetween({}, { ...toldFile(file), version: { contentType, sha256, sizeBytes } })
  const recorded = { entity: 'file' as const, entityId: file.id, revision: 1, changes }
  const entries = [demoEntry(context, 'FILE_CREATED', moment, recorded)]
  return { plan, file, versions: [version], editions: 1, entries }
}

function refresh(life: FileLife, { at, by }: DemoMoment): void {
  const { revision } = life.file
  life.file = {
    ...life.file,
    ...fileFacts(life.versions),
    revision: revision + 1,
    updatedAt: at,
    updatedBy: by,
  }
}

export function addDraft(context: DemoContext, life: FileLife, moment: DemoMoment): VersionRow {
  const place = { name: life.plan.name, number: life.versions.length + 1 }
  const version = draft(context, place, nextContent(life), moment)
  life.versions.push(version)
  refresh(life, moment)
  life.entries.push(
    demoEntry(context, 'VERSION_CREATED', moment, recordedVersion(undefined, version, undefined)),
  )
  return version
}

type Step = readonly [action: string, reason: string | undefined, change: (version: VersionRow) => VersionRow]

/** Changes the version with this number, as the rules allow. */
function change(
  context: DemoContext,
  life: FileLife,
  number: number,
  moment: DemoMoment,
  step: Step,
): VersionRow {
  const [action, reason, next] = step
  const before = versionOf(life, number)
  const { at, by } = moment
  const after = { ...next(before), revision: before.revision + 1, updatedAt: at, updatedBy: by }
  life.versions[number - 1] = after
  refresh(life, moment)
  life.entries.push(demoEntry(context, action, moment, recordedVersion(before, after, reason)))
  return after
}

export function versionOf({ versions, plan }: FileLife, number: number): VersionRow {
  const version = versions[number - 1]
  if (!version) throw new Error(`${plan.name} has no version ${number}.`)
  return version
}

export const editDraft = (
  context: DemoContext,
  life: FileLife,
  number: number,
  moment: DemoMoment,
  comment: string,
) =>
  change(context, life, number, moment, [
    'VERSION_UPDATED',
    undefined,
    (version) => saveDraft(version, { comment, validFrom: null, content: nextContent(life) }, moment.by.id),
  ])

export const publishDraft = (
  context: DemoContext,
  life: FileLife,
  number: number,
  moment: DemoMoment,
  reason: string,
) =>
  change(context, life, number, moment, [
    'VERSION_PUBLISHED',
    reason,
    (version) => publishVersion(version, moment),
  ])

export const removeVersion = (
  context: DemoContext,
  life: FileLife,
  number: number,
  moment: DemoMoment,
  reason: string,
) =>
  change(context, life, number, moment, [
    'VERSION_DELETED',
    reason,
    (version) => deleteVersion(version, moment, reason),
  ])

export const bringBack = (context: DemoContext, life: FileLife, number: number, moment: DemoMoment) =>
  change(context, life, number, moment, ['VERSION_RESTORED', undefined, restoreVersion])
