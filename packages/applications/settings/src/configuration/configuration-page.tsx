import {
  getIdvConfiguration,
  listIdvConfigurationHistory,
  saveIdvConfiguration,
} from '@portal/contract/idv/idv-endpoints.ts'
import { Can, systemSubjectId, useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Moment, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { ConfigurationView } from './configuration-view.tsx'

export default function ConfigurationPage() {
  const configuration = useLoaded(getIdvConfiguration, { params: { subjectId: systemSubjectId } })
  const { revision, updatedAt, updatedBy } = configuration
  return (
    <Page
      description="Settings for all rules: the default when no rule matches, and limits."
      meta={
        updatedAt && updatedBy ? (
          <>
            Version {revision}, changed by {updatedBy.name} <Moment at={updatedAt} relative />
          </>
        ) : (
          'Never changed: all values are defaults.'
        )
      }
      actions={
        <>
          <Can call={listIdvConfigurationHistory}>
            <ButtonLink to={linkTo(routes.configurationHistory)}>History</ButtonLink>
          </Can>
          <Can call={saveIdvConfiguration}>
            <ButtonLink to={linkTo(routes.configurationUpdate)} variant="solid">
              Edit
            </ButtonLink>
          </Can>
        </>
      }
    >
      <ConfigurationView configuration={configuration} />
    </Page>
  )
}
