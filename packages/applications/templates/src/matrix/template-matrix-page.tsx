import { useRouteParams } from '@portal/portal-app'
import { Page, Text } from '@portal/ui'
import { coverageInWords } from '../owner/coverage-in-words.ts'
import { useOwner } from '../owner/use-owner.ts'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { MatrixActions } from './matrix-actions.tsx'
import { TemplateViews } from './template-views.tsx'

export default function TemplateMatrixPage({ scope }: ScopeProps) {
  const { subjectId } = useRouteParams(SCOPES[scope].matrix)
  const owner = useOwner(scope, subjectId)
  return (
    <Page
      title={`Templates of ${owner.name}`}
      meta={<Text as="span">{coverageInWords(scope, owner)}</Text>}
      actions={<MatrixActions scope={scope} owner={owner} />}
    >
      <TemplateViews scope={scope} subjectId={subjectId} />
    </Page>
  )
}
