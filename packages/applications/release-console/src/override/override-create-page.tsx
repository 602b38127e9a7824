import { Page } from '@portal/ui'
import { environment } from '../environment/environment.ts'
import { NoReleaseService } from '../environment/no-release-service.tsx'
import { OverrideCreateForm } from './override-create-form.tsx'

export default function OverrideCreatePage() {
  return (
    <Page description="The people you choose get different versions for a few hours, through a link.">
      {environment === undefined ? <NoReleaseService /> : <OverrideCreateForm />}
    </Page>
  )
}
