import { Page } from '@portal/ui'
import { DefaultsEditForm } from './defaults-edit-form.tsx'

export default function DefaultsUpdatePage() {
  return (
    <Page description="They are live as soon as they are saved: there is no draft and nothing to publish.">
      <DefaultsEditForm />
    </Page>
  )
}
