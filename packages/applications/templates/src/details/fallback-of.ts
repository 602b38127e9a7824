import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { getTemplate, listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { ApiError, call } from '@portal/session'
import type { Scope } from '../scopes.ts'

const quietly = { errors: 'nowhere' } as const

/** The system text that an issuer's own one overrides. */
export async function overridden({
  subjectId,
  channel,
  type,
  lang,
}: Template): Promise<Template | undefined> {
  try {
    return await call(
      getTemplate,
      { params: { subjectId, channel, type, lang }, query: { origin: 'SYSTEM' } },
      quietly,
    )
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** What is sent once a template is deleted, as a sentence. */
export async function fallbackOf(template: Template, scope: Scope): Promise<string> {
  if (template.draft) return 'It is a draft: nothing changes for consumers.'
  const { subjectId, channel, type, lang } = template
  if (scope === 'system' && lang === LAST_RESORT_LANGUAGE) {
    return 'All languages fall back to it: it can only be deleted while its channel is switched off.'
  }
  if (scope === 'srcpi' && (await overridden(template))) {
    return `The text of the SRC system in ${languageName(lang)} is sent instead.`
  }
  const { items } = await call(
    listTemplates,
    { params: { subjectId }, query: { channel, type, draft: 'false', pageSize: 100 } },
    quietly,
  )
  const others = new Set(items.map((one) => one.lang).filter((one) => one !== lang))
  const next = [lang.split('-')[0] ?? lang, LAST_RESORT_LANGUAGE].find((one) => others.has(one))
  return next
    ? `Consumers who read ${languageName(lang)} get the text in ${languageName(next)} instead.`
    : 'There is no fallback: this message is no longer sent.'
}
