import { Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { Comparison } from './comparison.tsx'

export default function ComparisonPage() {
  return (
    <Page description="Versions, canaries, owners and lines of the import map that change.">
      {environment === undefined ? <NoReleaseService /> : <Comparison />}
    </Page>
  )
}
