import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'
import { isDeclaredName } from '@portal/contract/roles/declared-permission.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { RoleInput } from '../form/role-form.ts'
import { type PermissionChoice, withToggled } from './permission-choice.ts'

/** The form values of a role's rights. */
export interface Rights {
  readonly permissions: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

/** The rights before a choice, and what it selected. */
interface Past extends Rights {
  readonly ticked: string
}

/** Describes what a choice added or removed as well. */
function sentenceOf({ along }: PermissionChoice, on: boolean): string {
  if (along.length === 0) return ''
  const why = on ? 'Also added because required' : 'Also removed, because it depends on what was removed'
  return `${why}: ${along.map(describePermission).join('; ')}.`
}

/** The form's rights, with actions to change them; each can be undone. */
export function usePermissionChoice() {
  const { getValues, setValue } = useFormContext<RoleInput>()
  const { isSubmitted } = useFormState<RoleInput>()
  const chosen: ReadonlySet<string> = new Set(useWatch<RoleInput, 'permissions'>({ name: 'permissions' }))
  const [past, setPast] = useState<readonly Past[]>([])
  const [said, say] = useState('')

  function put({ permissions, subjectTypes }: Rights) {
    const options = { shouldDirty: true, shouldValidate: isSubmitted }
    setValue('permissions', [...permissions], options)
    setValue('subjectTypes', [...subjectTypes], options)
  }

  function choose(next: Rights, ticked: string, sentence: string) {
    const { permissions, subjectTypes = [] } = getValues()
    setPast([...past, { permissions, subjectTypes, ticked }])
    put(next)
    say(sentence)
  }

  function undo() {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    put(last)
    say('')
  }

  return {
    chosen,
    /** What the last choice added or removed as well. */
    said,
    undo: past.length > 0 ? undo : undefined,

    /** Clearing what was just selected restores the earlier choice instead of clearing that too. */
    toggle(permissions: readonly string[], on: boolean) {
      const ticked = on ? permissions.join() : ''
      if (!on && past.at(-1)?.ticked === permissions.join()) return undo()
      const choice = withToggled(chosen, permissions, on)
      const specified = PERMISSIONS.filter((permission) => choice.chosen.has(permission))
      const declared = [...choice.chosen].filter(isDeclaredName)
      const { subjectTypes = [] } = getValues()
      choose({ permissions: [...specified, ...declared], subjectTypes }, ticked, sentenceOf(choice, on))
    },

    startFrom: (rights: Rights) => choose(rights, '', ''),
  }
}
