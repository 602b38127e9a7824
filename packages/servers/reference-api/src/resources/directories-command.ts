import { parseArgs } from 'node:util'
import { line, paragraph } from '@portal/contract/formats.ts'
import { CONTENT_TYPES } from '@portal/contract/resources/file.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { DIRECTORIES } from '../commands/calls.ts'
import { connect } from '../database/connect.ts'
import { prepareDatabase } from '../database/prepare-database.ts'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { changeDirectories, type DirectoryFacts } from './change-directories.ts'

const USAGE = `${DIRECTORIES} list
${DIRECTORIES} add <id> --title <text> --types <types> [--description <text>] [--max-mib 1] [--approvals 1]
${DIRECTORIES} rename <id> --title <text>
${DIRECTORIES} retire <id>`

const MIB = 1024 * 1024

const Id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Must be up to 40 lowercase letters, digits and hyphens')

const Options = z.object({
  title: line(1, 100).optional(),
  types: z
    .string()
    .transform((text) => text.split(',').map((type) => type.trim()))
    .pipe(z.array(z.enum(CONTENT_TYPES)))
    .optional(),
  description: paragraph(1, 500).optional(),
  'max-mib': z.coerce.number().int().min(1).max(100).optional(),
  /** Reviewers that a publication needs; with 0, versions can be published without a change request. */
  approvals: z.coerce.number().int().min(0).max(3).optional(),
})

function read<Schema extends z.ZodType>(schema: Schema, given: unknown, name?: string): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${name ?? `--${String(issue?.path[0])}`} is not valid: ${issue?.message}.\n\n${USAGE}`)
}

const approvalFacts = (approvals: number) => ({
  requiresChangeRequest: approvals > 0,
  approvalsNeeded: Math.max(approvals, 1),
})

function factsOf(given: z.output<typeof Options>): Partial<DirectoryFacts> {
  const { title, types, description, 'max-mib': mib, approvals } = given
  return {
    ...(title !== undefined && { name: title }),
    ...(types && { allowedContentTypes: [...new Set(types)] }),
    ...(description !== undefined && { description }),
    ...(mib !== undefined && { maxBytes: mib * MIB }),
    ...(approvals !== undefined && approvalFacts(approvals)),
  }
}

/** The facts of a new directory for which none are given. */
function standardFacts({ title, types }: z.output<typeof Options>): DirectoryFacts {
  if (title === undefined || types === undefined)
    throw new Error(`A new directory needs --title and --types.\n\n${USAGE}`)
  return { name: title, description: null, allowedContentTypes: types, maxBytes: MIB, ...approvalFacts(1) }
}

async function list(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('directory')
    .select(['path', 'name', 'allowedContentTypes', 'requiresChangeRequest', 'approvalsNeeded', 'retiredAt'])
    .where('accountId', '=', accountId)
    .orderBy(sql`retired_at is not null`)
    .orderBy('path')
    .execute()
  if (rows.length === 0) return ['There are no directories yet. Add one:', '', USAGE]
  return rows.map((row) => {
    const approvals = row.requiresChangeRequest ? row.approvalsNeeded : 0
    const state = row.retiredAt ? 'retired' : `approvals: ${approvals}`
    return `${row.path}  ${row.name}  (${row.allowedContentTypes.join(', ')}; ${state})`
  })
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { title: text, types: text, description: text, 'max-mib': text, approvals: text },
    })
  } catch {
    throw new Error(`The command is not valid.\n\n${USAGE}`)
  }
}

async function change(db: Database, accountId: string, words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parsed(words)
  const [verb, given, ...rest] = positionals
  const options = read(Options, values)
  if (verb === 'list' && given === undefined) return list(db, accountId)
  if (!verb || !['add', 'rename', 'retire'].includes(verb) || rest.length > 0) throw new Error(USAGE)
  const id = read(Id, given, 'The ID')
  const outcome = await db.transaction().execute((transaction) => {
    const directories = changeDirectories(transaction, accountId)
    if (verb === 'add') return directories.add(id, factsOf(options), () => standardFacts(options))
    if (verb === 'retire') return directories.retire(id)
    if (options.title === undefined) throw new Error(`Give the new title.\n\n${USAGE}`)
    return directories.rename(id, options.title)
  })
  return [
    outcome === 'unchanged' ? `The directory ${id} is as it was.` : `The directory ${id} is ${outcome}.`,
  ]
}

/**
 * Lists, adds, renames or retires directories of the account, and returns what to print. Can be repeated: a directory
 * that is as the command wants it stays unchanged. Throws a sentence.
 */
export async function runDirectoriesCommand(
  settings: Settings,
  words: readonly string[],
): Promise<readonly string[]> {
  await prepareDatabase(settings)
  const db = connect(settings.databaseUrl)
  try {
    return await change(db, settings.accountId, words)
  } finally {
    await db.destroy()
  }
}
