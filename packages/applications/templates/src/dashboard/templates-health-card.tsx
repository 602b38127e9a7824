import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { FigureList, figureFor, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'

/** Messages of the SRC system that are missing, or older than the English text. */
export default function TemplatesHealthCard() {
  const { data } = useSuspenseQuery(
    figureFor(listTemplateCoverage, { query: { subjectId: [systemSubjectId], pageSize: 1 } }),
  )
  const [system] = data.items
  const to = linkTo(routes.systemTemplates, { subjectId: systemSubjectId })
  return (
    <FigureList
      figures={[
        { label: 'Missing in a language of the system', count: system?.missing ?? 0, to },
        { label: 'Older than the English text', count: system?.outdated ?? 0, to },
        { label: 'Drafts', count: system?.drafts ?? 0, to },
      ]}
    />
  )
}
