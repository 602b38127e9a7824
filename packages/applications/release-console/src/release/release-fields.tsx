import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { CheckboxField, NumberField, SelectField, TextField, TextListField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { shortName } from '../bundle/bundle-row.ts'
import { FirstVersionNote } from './first-version-note.tsx'
import { actionOptions, choosesPeople, choosesVersion } from './release-form.ts'
import { UncheckedField } from './unchecked-field.tsx'
import { useAudienceSearch } from './use-audience-search.ts'
import { VersionField } from './version-field.tsx'

/** The bundle, the version and its audience. */
export function ReleaseFields({ status }: { status: ReleaseStatus }) {
  const action: string = useWatch({ name: 'action' })
  const bundle: string = useWatch({ name: 'bundle' })
  const bundles = status.published.map(({ name }) => ({ value: name, label: shortName(name) }))
  const audience = useAudienceSearch()
  const running = status.release.bundles[bundle]?.canary
  return (
    <>
      <SelectField name="action" options={actionOptions(status)} />
      <SelectField name="bundle" options={bundles} />
      {choosesVersion(action) && <VersionField key={bundle} status={status} bundle={bundle} />}
      <FirstVersionNote status={status} />
      <UncheckedField status={status} />
      {choosesPeople(action) && (
        <>
          <NumberField
            name="weight"
            hint={
              running
                ? `${running.version} reaches ${running.weight}% now. People who have it keep it.`
                : 'From 0 to 100; always the same people. 0 reaches only the people named.'
            }
          />
          <TextListField
            name="cohorts"
            addLabel="Add person or role"
            hint="People and roles that always get it. Type a name, an email address or a role."
            found={audience}
          />
        </>
      )}
      {action === 'canary.start' && (
        <>
          <TextField
            name="steps"
            hint="Percentages, such as 5, 25, 50. The canary advances while no problems are found. Leave it empty to widen the canary manually."
          />
          <CheckboxField
            name="endsAtFirstFailure"
            hint="Aborts the canary as soon as one session fails. Suits a few people, whose sessions prove little else."
          />
        </>
      )}
      {action === 'remove' && (
        <TextField
          name="leadsTo"
          hint="The page that old links and bookmarks open, such as /tasks; / is the dashboard."
        />
      )}
    </>
  )
}
