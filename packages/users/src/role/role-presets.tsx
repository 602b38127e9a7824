import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { Button, HStack, Text } from '@portal/ui'
import { useFormContext } from 'react-hook-form'

interface Preset {
  readonly label: string
  readonly resources: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

function presetOf(label: string, roleName: string): Preset {
  const role = BUILT_IN_ROLES.find(({ name }) => name === roleName)
  return { label, resources: role?.resources ?? [], subjectTypes: role?.subjectTypes ?? [] }
}

/** Where many roles begin: the rights of a built-in role, to be changed from there. */
const ROLE_PRESETS: readonly Preset[] = [
  presetOf('Read only', 'VIEWER'),
  presetOf('Operator', 'ONBOARDING_OPERATOR'),
  presetOf('Approver', 'CONTENT_REVIEWER'),
  presetOf('Care', 'CUSTOMER_CARE_AGENT'),
]

interface RolePresetsProps {
  /** The operator's own permissions: others cannot be given. */
  readonly own: ReadonlySet<string>
  onStart(): void
}

/** Buttons that fill the form of a role with the rights of a preset. */
export function RolePresets({ own, onStart }: RolePresetsProps) {
  const { setValue } = useFormContext()

  function startFrom({ resources, subjectTypes }: Preset) {
    const givable = resources.filter((permission) => own.has(permission))
    setValue('permissions', givable, { shouldDirty: true })
    setValue('subjectTypes', [...subjectTypes], { shouldDirty: true })
    onStart()
  }

  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label="Start from">
      <Text fontSize="sm">Start from:</Text>
      {ROLE_PRESETS.map((preset) => (
        <Button key={preset.label} size="sm" onClick={() => startFrom(preset)}>
          {preset.label}
        </Button>
      ))}
    </HStack>
  )
}
