import { Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { PublishForm } from './publish-form.tsx'

export default function PublishPage() {
  return (
    <Page description="A published version can be released, but nobody gets it yet.">
      {environment === undefined ? <NoReleaseService /> : <PublishForm />}
    </Page>
  )
}
