import { flatOptions, type OptionLayer } from '@portal/contract/dpas/effective-options.ts'
import { updateDpaDefaults } from '@portal/contract/subjects/dpa-defaults-endpoints.ts'
import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { systemSubjectId } from '@portal/portal-app'
import { CHECKOUT_LABELS, CheckoutFields, OptionNotesContext } from '@portal/portal-app/checkout'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { labelIn } from '@portal/ui'
import { useMemo } from 'react'
import { routes } from '../routes.ts'
import { defaultsForm, toDefaultsValues } from './defaults-form.ts'
import { reachInWords } from './reach-in-words.ts'
import { useReach } from './use-reach.ts'

/** The name of the edited record, for review and draft. */
export const EDITED_NAME = 'the DPA system defaults'

const params = { subjectId: systemSubjectId } as const

/** The options that differ between two layers. */
function changedOptions(before: OptionLayer, after: OptionLayer): readonly string[] {
  const [was, is] = [flatOptions(before), flatOptions(after)]
  return Object.keys(is).filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]))
}

/** Form for the defaults; each shows how many payment applications inherit it. */
export function DefaultsEditForm() {
  const { options } = useReach()
  const notes = useMemo(
    () => Object.fromEntries(options.map(({ name, ...reach }) => [name, `${reachInWords(reach)}.`])),
    [options],
  )
  const details = linkTo(routes.defaults)
  return (
    <EditForm
      record={{
        read: getSubject,
        input: { params },
        name: () => EDITED_NAME,
        toValues: ({ data }) => toDefaultsValues(data.defaultDpaConfig),
      }}
      schema={defaultsForm}
      labels={CHECKOUT_LABELS}
      save={{
        call: updateDpaDefaults,
        change: (body) => ({ params, body }),
        done: () => 'Defaults saved',
        goTo: details,
      }}
      review={{
        // The defaults affect all payment applications immediately.
        match: systemSubjectId,
        impact: async (values, { data }) => [
          'Goes live immediately.',
          ...changedOptions(data.defaultDpaConfig ?? {}, values).map(
            (name) => `${labelIn(CHECKOUT_LABELS, name)}: ${notes[name]}`,
          ),
        ],
      }}
      cancelTo={details}
    >
      <OptionNotesContext value={notes}>
        <CheckoutFields />
      </OptionNotesContext>
    </EditForm>
  )
}
