import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { listTemplateTexts } from '@portal/contract/templates/template-endpoints.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { queryClient } from '@portal/session'

/** All texts of a subject, in some or all languages. Throws `ApiError`, without a toast. */
export const readTexts = (subjectId: string, lang?: readonly string[]): Promise<Template[]> =>
  queryClient.fetchQuery({
    ...queryForAll(
      listTemplateTexts,
      { params: { subjectId }, query: { sort: 'type', ...(lang && { lang: [...lang] }) } },
      { errors: 'here' },
    ),
    staleTime: 0,
  })

/** The texts to translate into a language, with existing translations. */
export async function translationsFor(subjectId: string, lang: string) {
  const texts = await readTexts(subjectId, [...new Set([LAST_RESORT_LANGUAGE, lang])])
  const isSame = (one: Template) => (other: Template) =>
    other.lang === lang && other.channel === one.channel && other.type === one.type && other.origin === 'OWN'
  return texts
    .filter((one) => one.lang === LAST_RESORT_LANGUAGE)
    .map((source) => ({ source, lang, target: texts.find(isSame(source)) }))
}
