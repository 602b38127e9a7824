import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import { createOverride, getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm, usePeopleSearch } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Text } from '@portal/ui'
import { ListField, NumberField, SearchField, SelectField, TextListField } from '@portal/ui/form'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { factsOf, shortName } from '../bundle/bundle-row.ts'
import { versionOptions } from '../bundle/version-options.ts'
import { inEnvironment } from '../environment/environment.ts'
import { routes } from '../routes.ts'
import { peopleInWords } from './override-actions.ts'
import { askedOverride, OVERRIDE_LABELS, overrideForm, versionsOf } from './override-form.ts'
import { overrideWarnings } from './override-warnings.ts'

type Status = ReturnType<typeof useStatus>

const useStatus = () => useLoaded(getReleaseStatus, inEnvironment)

function OneVersion({ status, path }: { status: Status; path: string }) {
  const bundle: string = useWatch({ name: `${path}.bundle` })
  const version: string = useWatch({ name: `${path}.version` })
  const facts = factsOf(status, bundle, version)
  const bundles = status.published.map(({ name }) => ({ value: name, label: shortName(name) }))
  return (
    <>
      <SelectField name={`${path}.bundle`} label="Bundle" options={bundles} />
      <SelectField name={`${path}.version`} label="Version to try" options={versionOptions(status, bundle)} />
      {facts && isPreview(version) && (
        <Text color="fg.muted" fontSize="sm">
          {previewInWords(facts)}, published by {facts.by}
        </Text>
      )}
    </>
  )
}

function OverriddenPeople() {
  const first = usePeopleSearch()
  const others = usePeopleSearch()
  return (
    <>
      <SearchField
        name="person"
        hint="Only someone who signs in with this address. Type a name or an email address."
        options={first.options}
        search={first.search}
      />
      <TextListField
        name="alsoFor"
        addLabel="Add person"
        hint="Other people who can open the same link."
        found={others}
      />
    </>
  )
}

/** The form for an override: some people, some versions, a few hours, or days for previews. */
export function OverrideCreateForm() {
  const status = useStatus()
  const { hash, search } = useLocation()
  const [asked] = useState(() => askedOverride(hash, search))
  return (
    <CreateForm
      schema={overrideForm}
      labels={OVERRIDE_LABELS}
      defaultValues={asked}
      draft="override"
      save={{
        call: createOverride,
        input: ({ person, alsoFor, versions, hours }, { changeReason }) => ({
          ...inEnvironment,
          body: { person, alsoFor, versions: versionsOf(versions), hours, changeReason },
        }),
        done: (override) => `Override created: copy the link for ${peopleInWords(override)} from the list`,
        goTo: () => linkTo(routes.releases),
      }}
      review={{
        ask: 'reason',
        impact: ({ person, alsoFor, versions }) =>
          overrideWarnings({ person, alsoFor, versions: versionsOf(versions) }),
      }}
      submitLabel="Create"
      cancelTo={linkTo(routes.releases)}
    >
      <OverriddenPeople />
      <ListField name="versions" addLabel="Add version" empty="No versions yet">
        {(_, path) => <OneVersion status={status} path={path} />}
      </ListField>
      <NumberField name="hours" hint="1 to 8; up to 168 for previews." />
    </CreateForm>
  )
}
