import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import type { RecordFinder } from '@portal/routing/record-finder.ts'
import { call, can } from '@portal/session'
import { routes } from '../routes.ts'
import { templateName } from './template-name.ts'

/** Finds templates of the SRC system by what they say; those of issuers are found by their issuer. */
export const finder: RecordFinder = {
  async search(q, pageSize, signal) {
    if (!can(listTemplates)) return { hits: [], total: 0 }
    const { items, page } = await call(
      listTemplates,
      { params: { subjectId: systemSubjectId }, query: { q, pageSize } },
      { errors: 'nowhere', signal },
    )
    const hits = items.map(({ subjectId, channel, type, lang, subjectLine }) => ({
      id: [subjectId, channel, type, lang].join('/'),
      to: linkTo(routes.systemTemplate, { subjectId, channel, type, lang }),
      title: templateName({ channel, type, lang }),
      detail: subjectLine ?? '',
    }))
    return { hits, total: page.totalItems }
  },
}
