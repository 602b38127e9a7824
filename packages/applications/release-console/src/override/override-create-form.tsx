import { createOverride, getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { ListField, NumberField, SelectField, TextField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { shortName } from '../bundle/bundle-row.ts'
import { versionOptions } from '../bundle/version-options.ts'
import { inEnvironment } from '../environment/environment.ts'
import { routes } from '../routes.ts'
import { OVERRIDE_LABELS, overrideForm, versionsOf } from './override-form.ts'

type Status = ReturnType<typeof useStatus>

const useStatus = () => useLoaded(getReleaseStatus, inEnvironment)

function OneVersion({ status, path }: { status: Status; path: string }) {
  const bundle: string = useWatch({ name: `${path}.bundle` })
  const bundles = status.published.map(({ name }) => ({ value: name, label: shortName(name) }))
  return (
    <>
      <SelectField name={`${path}.bundle`} label="Bundle" options={bundles} />
      <SelectField name={`${path}.version`} label="Version to try" options={versionOptions(status, bundle)} />
    </>
  )
}

/** The form for an override: one person, some versions, a few hours. */
export function OverrideCreateForm() {
  const status = useStatus()
  return (
    <CreateForm
      schema={overrideForm}
      labels={OVERRIDE_LABELS}
      defaultValues={{ person: '', versions: [{ bundle: '', version: '' }], hours: 4 }}
      draft="override"
      save={{
        call: createOverride,
        input: ({ person, versions, hours }, { changeReason }) => ({
          ...inEnvironment,
          body: { person, versions: versionsOf(versions), hours, changeReason },
        }),
        done: ({ person }) => `Override created: copy the link for ${person} from the list`,
        goTo: () => linkTo(routes.releases),
      }}
      review={{ ask: 'reason' }}
      submitLabel="Create"
      cancelTo={linkTo(routes.releases)}
    >
      <TextField name="person" type="email" hint="Only someone who signs in with this address." />
      <ListField name="versions" addLabel="Add version" empty="No versions yet">
        {(_, path) => <OneVersion status={status} path={path} />}
      </ListField>
      <NumberField name="hours" hint="From 1 to 8." />
    </CreateForm>
  )
}
