import { useRouteParams } from '@portal/portal-app'
import { Page, Text } from '@portal/ui'
import { useOwner } from '../owner/use-owner.ts'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { MatrixActions } from './matrix-actions.tsx'
import { TemplateViews } from './template-views.tsx'

export default function TemplateMatrixPage({ scope }: ScopeProps) {
  const { subjectId } = useRouteParams(SCOPES[scope].matrix)
  const owner = useOwner(scope, subjectId)
  const { name, own, drafts, inherited, missing, outdated } = owner
  const facts = [
    `${own} custom`,
    ...(scope === 'srcpi' ? [`${inherited} inherited`] : []),
    ...(drafts > 0 ? [`${drafts} drafts`] : []),
    `${missing} missing`,
    ...(outdated > 0 ? [`${outdated} outdated`] : []),
  ]
  return (
    <Page
      title={`Templates of ${name}`}
      meta={<Text as="span">{facts.join(' · ')}</Text>}
      actions={<MatrixActions scope={scope} owner={owner} />}
    >
      <TemplateViews scope={scope} subjectId={subjectId} />
    </Page>
  )
}
