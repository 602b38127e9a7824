import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatCount } from '@portal/ui'
import { routes } from '../routes.ts'

/** Finds an issuer's templates by the issuer's name. */
export const finder = recordFinder({
  list: listTemplateCoverage,
  query: { type: 'SRCPI' },
  hit: ({ subjectId, name, own }) => ({
    id: subjectId,
    to: linkTo(routes.srcpiTemplates, { subjectId }),
    title: `Templates of ${name}`,
    detail: own > 0 ? `${formatCount(own, 'custom template')}` : 'All inherited',
  }),
})
