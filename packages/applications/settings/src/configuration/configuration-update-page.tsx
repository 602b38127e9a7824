import { getIdvConfiguration, saveIdvConfiguration } from '@portal/contract/idv/idv-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { configurationChangeInWords } from './configuration-change-words.ts'
import { ConfigurationFields } from './configuration-fields.tsx'
import { configurationForm, toConfigurationValues } from './configuration-form.ts'
import { effectOf } from './configuration-in-words.ts'
import { CONFIGURATION_LABELS } from './configuration-labels.ts'
import { EDITED_NAME } from './edited-name.ts'

const params = { subjectId: systemSubjectId } as const

export default function ConfigurationUpdatePage() {
  const details = linkTo(routes.configuration)
  return (
    <Page>
      <EditForm
        record={{
          read: getIdvConfiguration,
          input: { params },
          name: () => EDITED_NAME,
          toValues: toConfigurationValues,
        }}
        schema={configurationForm}
        labels={CONFIGURATION_LABELS}
        save={{
          call: saveIdvConfiguration,
          change: (body) => ({ params, body }),
          done: () => 'Configuration saved',
          goTo: details,
        }}
        review={{
          impact: async (values, record) => effectOf(toConfigurationValues(record), values),
          inWords: configurationChangeInWords,
        }}
        cancelTo={details}
      >
        <ConfigurationFields />
      </EditForm>
    </Page>
  )
}
