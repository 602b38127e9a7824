import { Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { OverrideCreateForm } from './override-create-form.tsx'

export default function OverrideCreatePage() {
  return (
    <Page description="Chosen people get other versions for a few hours, by a link.">
      {environment === undefined ? <NoReleaseService /> : <OverrideCreateForm />}
    </Page>
  )
}
