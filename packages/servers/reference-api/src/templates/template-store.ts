import type { PersonRef } from '@portal/contract/formats.ts'
import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import type { TemplateKey } from '@portal/contract/templates/template-name.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Insertable, Selectable } from 'kysely'
import { breaks } from '../database/database-error.ts'
import { foldText } from '../database/fold-text.ts'
import type { Database } from '../database/tables.ts'
import { outdatedSince } from './outdated-since.ts'
import type { TemplateTable } from './template-tables.ts'

export type TemplateRow = Selectable<TemplateTable>

type KeyParts = Readonly<Record<keyof TemplateKey, string>>

/** The key, unless its channel or type is unknown. */
export function knownKey({ channel, type, lang }: KeyParts): TemplateKey | undefined {
  if (!isOneOf(TEMPLATE_CHANNELS, channel) || !isOneOf(TEMPLATE_TYPES, type)) return undefined
  return { channel, type, lang }
}

/** The key in an address. Throws TEMPLATE_NOT_FOUND when it is impossible. */
export function templateKey(parts: KeyParts): TemplateKey {
  const key = knownKey(parts)
  if (!key) throw new ApiError('TEMPLATE_NOT_FOUND')
  return key
}

/** Name of a template in the history. */
export const templateEntityId = (subjectId: string, { channel, type, lang }: TemplateKey): string =>
  `${subjectId}/${channel}/${type}/${lang}`

/** The row of a template, with the text that lists search. */
export const toTemplateRow = (template: Omit<TemplateRow, 'search'>): Insertable<TemplateTable> => ({
  ...template,
  search: foldText([template.subjectLine, template.bodyText].filter(Boolean).join(' ')),
})

/** Templates of one subject. */
export function templateStore(db: Database, owner: { accountId: string; subjectId: string }) {
  const byKey = ({ channel, type, lang }: TemplateKey) =>
    db
      .selectFrom('template')
      .selectAll()
      .where('accountId', '=', owner.accountId)
      .where('subjectId', '=', owner.subjectId)
      .where('channel', '=', channel)
      .where('type', '=', type)
      .where('lang', '=', lang)

  return {
    find: (key: TemplateKey) => byKey(key).executeTakeFirst(),

    /** Including the time since when it is outdated. */
    findWithState: (key: TemplateKey) =>
      byKey(key).select(outdatedSince(owner.accountId).as('outdatedSince')).executeTakeFirst(),

    /** Same as `lock`, but the template may not exist. */
    findLocked: (key: TemplateKey) => byKey(key).forUpdate().executeTakeFirst(),

    /** Blocks other writers of this template until the transaction ends. */
    lock: async (key: TemplateKey): Promise<TemplateRow> => {
      const row = await byKey(key).forUpdate().executeTakeFirst()
      if (!row) throw new ApiError('TEMPLATE_NOT_FOUND')
      return row
    },

    insert: (template: Omit<TemplateRow, 'search'>): Promise<TemplateRow> =>
      db
        .insertInto('template')
        .values(toTemplateRow(template))
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          throw breaks(error, 'template_pkey') ? new ApiError('TEMPLATE_EXISTS') : error
        }),

    /** Writes a changed template as its next revision. */
    save: (template: TemplateRow, by: PersonRef): Promise<TemplateRow> =>
      db
        .updateTable('template')
        .set(
          toTemplateRow({
            ...template,
            revision: template.revision + 1,
            updatedAt: new Date(),
            updatedBy: by,
          }),
        )
        .where('accountId', '=', owner.accountId)
        .where('subjectId', '=', owner.subjectId)
        .where('channel', '=', template.channel)
        .where('type', '=', template.type)
        .where('lang', '=', template.lang)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: ({ channel, type, lang }: TemplateKey) =>
      db
        .deleteFrom('template')
        .where('accountId', '=', owner.accountId)
        .where('subjectId', '=', owner.subjectId)
        .where('channel', '=', channel)
        .where('type', '=', type)
        .where('lang', '=', lang)
        .execute(),
  }
}
