import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { ListScreen, useKeptText } from '@portal/portal-app'
import { ButtonLink } from '@portal/ui'
import { lastOwner } from './last-owner.ts'
import { OWNER_COLUMNS } from './owner-columns.tsx'
import { createLinkFor } from './owner-link.ts'

export default function SelectOwnerPage() {
  const last = lastOwner.read(useKeptText(lastOwner.name).get())
  return (
    <ListScreen
      call={listTemplateCoverage}
      name="owners of templates"
      find={{ label: 'Search by name, legal name or reference' }}
      rows={{
        label: 'Subjects with templates',
        columns: OWNER_COLUMNS,
        key: ({ subjectId: id }) => id,
        name: (owner) => owner.name,
        sort: 'name',
      }}
      empty={{ title: 'No subject you can write templates for' }}
    >
      {last && (
        <div>
          <ButtonLink to={createLinkFor(last.type, last.subjectId)} variant="solid">
            Continue with {last.name}
          </ButtonLink>
        </div>
      )}
    </ListScreen>
  )
}
