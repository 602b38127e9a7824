import { Page } from '@portal/ui'
import { environment } from './environment.ts'
import { NoReleaseService } from './no-release-service.tsx'
import { TrialCreateForm } from './trial-create-form.tsx'

export default function TrialCreatePage() {
  return (
    <Page description="One person gets other versions for a few hours, by a link.">
      {environment === undefined ? <NoReleaseService /> : <TrialCreateForm />}
    </Page>
  )
}
