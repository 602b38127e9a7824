import { z } from 'zod'
import { language, unique, uuid } from '../formats.ts'
import { RESOURCE_KEYS } from './subject-vocabulary.ts'

const resourceItem = z.strictObject({
  resourceKey: z.enum(RESOURCE_KEYS),
  lang: language,
  dirId: uuid,
  fileId: uuid,
  /** `null` follows the file's current version. */
  verId: uuid.nullable(),
})

/** Texts and images shown to consumers, at most one per purpose and language. */
export const resourceData = z.strictObject({
  items: unique(z.array(resourceItem).max(100), ({ resourceKey, lang }) => `${resourceKey} ${lang}`),
})
