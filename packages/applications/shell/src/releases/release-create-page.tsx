import { Page } from '@portal/ui'
import { environment } from './environment.ts'
import { NoReleaseService } from './no-release-service.tsx'
import { ReleaseCreateForm } from './release-create-form.tsx'

export default function ReleaseCreatePage() {
  return (
    <Page description="Begin with a few people: a canary that fails is aborted by itself.">
      {environment === undefined ? <NoReleaseService /> : <ReleaseCreateForm />}
    </Page>
  )
}
