import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import type { Scope } from '../scopes.ts'

/** How many of a subject's messages are custom, inherited or missing: "3 custom · 40 inherited · 2 missing". */
export function coverageInWords(scope: Scope, coverage: TemplateCoverage): string {
  const { own, drafts, inherited, missing, outdated } = coverage
  return [
    `${own} custom`,
    ...(scope === 'srcpi' ? [`${inherited} inherited`] : []),
    ...(drafts > 0 ? [`${drafts} drafts`] : []),
    `${missing} missing`,
    ...(outdated > 0 ? [`${outdated} outdated`] : []),
  ].join(' · ')
}
