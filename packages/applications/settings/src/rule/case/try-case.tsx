import { Stack, Text } from '@portal/ui'
import type { EditedRule } from '../set/edited-rule.ts'
import { CaseFields } from './case-fields.tsx'
import { CaseOutcome } from './case-outcome.tsx'
import { useKeptCase } from './kept-case.ts'

/** A hypothetical case, and what the given rules decide for it. */
export function TryCase({ rules }: { rules: readonly EditedRule[] }) {
  const { edited, complete, errors, edit } = useKeptCase()
  return (
    <Stack gap="4">
      <CaseFields value={edited} errors={errors} onChange={edit} />
      {complete ? (
        <CaseOutcome rules={rules} value={complete} />
      ) : (
        <Text role="status" color="red.fg">
          Correct the marked fields to see which rule applies.
        </Text>
      )}
    </Stack>
  )
}
