import { Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { ReleaseCreateForm } from './release-create-form.tsx'

export default function ReleaseCreatePage() {
  return (
    <Page description="Start with a few people: a failing canary is aborted automatically.">
      {environment === undefined ? <NoReleaseService /> : <ReleaseCreateForm />}
    </Page>
  )
}
