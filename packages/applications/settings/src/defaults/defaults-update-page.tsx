import { Page } from '@portal/ui'
import { DefaultsEditForm } from './defaults-edit-form.tsx'

export default function DefaultsUpdatePage() {
  return (
    <Page description="Changes go live when saved: there is no draft and nothing to publish.">
      <DefaultsEditForm />
    </Page>
  )
}
