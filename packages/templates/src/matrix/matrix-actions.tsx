import { createTemplate } from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { Can } from '@portal/portal-app'
import { ButtonLink } from '@portal/ui'
import { createLink, type Scope } from '../scopes.ts'

interface MatrixActionsProps {
  readonly scope: Scope
  readonly owner: TemplateCoverage
}

/** What can be done with all templates of a subject. */
export function MatrixActions({ scope, owner: { subjectId } }: MatrixActionsProps) {
  return (
    <Can call={createTemplate}>
      <ButtonLink to={createLink(scope, subjectId, {})} variant="solid">
        Add
      </ButtonLink>
    </Can>
  )
}
