import { createRelease, getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inEnvironment } from '../environment/environment.ts'
import { FrozenNotice } from '../environment/frozen-notice.tsx'
import { routes } from '../routes.ts'
import { impactOf } from './impact-of.ts'
import { ReleaseFields } from './release-fields.tsx'
import { changeOf, RELEASE_LABELS, releaseForm, usualAction } from './release-form.ts'

/** The form for a release; shows its effects before it is submitted. */
export function ReleaseCreateForm() {
  const loaded = useLoaded(getReleaseStatus, inEnvironment)
  // Decisions apply to the state shown when the form opened.
  const [status] = useState(loaded)
  const [schema] = useState(() => releaseForm(status))
  const [asked] = useSearchParams()
  const bundle = asked.get('bundle') ?? ''
  const version = asked.get('version') ?? ''
  return (
    <CreateForm
      schema={schema}
      labels={RELEASE_LABELS}
      defaultValues={{
        action: usualAction(status, { bundle, version }),
        bundle,
        version,
        weight: 5,
        cohorts: [],
        steps: '',
        endsAtFirstFailure: false,
        unchecked: '',
        leadsTo: '/',
      }}
      draft="release"
      save={{
        call: createRelease,
        input: (values, { changeReason }) => ({
          ...inEnvironment,
          body: { change: changeOf(values), changeReason },
        }),
        revision: status.release.seq,
        done: ({ seq }) => `Release ${seq} created`,
        goTo: () => linkTo(routes.releases),
      }}
      review={{ ask: 'reason', impact: (values) => impactOf(changeOf(values)) }}
      submitLabel="Release"
      cancelTo={linkTo(routes.releases)}
    >
      <FrozenNotice release={status.release} />
      <ReleaseFields status={status} />
    </CreateForm>
  )
}
