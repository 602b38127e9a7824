import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { Button, HStack, Text } from '@portal/ui'
import type { Rights } from '../matrix/use-permission-choice.ts'

interface Preset extends Rights {
  readonly label: string
}

function presetOf(label: string, roleName: string): Preset {
  const role = BUILT_IN_ROLES.find(({ name }) => name === roleName)
  return { label, permissions: role?.resources ?? [], subjectTypes: role?.subjectTypes ?? [] }
}

/** Starting points: the rights of a built-in role, to adjust. */
const ROLE_PRESETS: readonly Preset[] = [
  presetOf('Read only', 'VIEWER'),
  presetOf('Operator', 'ONBOARDING_OPERATOR'),
  presetOf('Approver', 'CONTENT_REVIEWER'),
  presetOf('Care', 'CUSTOMER_CARE_AGENT'),
  { label: 'Nothing', permissions: [], subjectTypes: [] },
]

interface RolePresetsProps {
  /** The operator's own permissions; others cannot be granted. */
  readonly own: ReadonlySet<string>
  onStart(rights: Rights): void
}

/** Buttons that fill the role form with the rights of a preset. */
export function RolePresets({ own, onStart }: RolePresetsProps) {
  const start = ({ permissions, subjectTypes }: Preset) =>
    onStart({ permissions: permissions.filter((permission) => own.has(permission)), subjectTypes })
  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label="Start from">
      <Text fontSize="sm">Start from:</Text>
      {ROLE_PRESETS.map((preset) => (
        <Button key={preset.label} size="sm" onClick={() => start(preset)}>
          {preset.label}
        </Button>
      ))}
    </HStack>
  )
}
