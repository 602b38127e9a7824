import {
  listDpaDefaultsHistory,
  updateDpaDefaults,
} from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { Can, systemSubjectId, useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { DefaultsView } from './defaults-view.tsx'

export default function DefaultsPage() {
  const { data } = useLoaded(getSubject, { params: { subjectId: systemSubjectId } })
  return (
    <Page
      description="Default checkout options for all payment applications. SRC initiators and payment applications can override them."
      actions={
        <>
          <Can call={listDpaDefaultsHistory}>
            <ButtonLink to={linkTo(routes.defaultsHistory)}>History</ButtonLink>
          </Can>
          <Can call={updateDpaDefaults}>
            <ButtonLink to={linkTo(routes.defaultsUpdate)} variant="solid">
              Edit
            </ButtonLink>
          </Can>
        </>
      }
    >
      <DefaultsView defaults={data.defaultDpaConfig ?? {}} />
    </Page>
  )
}
