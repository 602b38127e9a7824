import { Stack, Text } from '@portal/ui'
import type { EditedRule } from '../set/edited-rule.ts'
import { CaseFields } from './case-fields.tsx'
import { CaseOutcome } from './case-outcome.tsx'
import { useKeptCase } from './kept-case.ts'

/** A made-up case, and what the rules as they stand here make of it. */
export function TryCase({ rules }: { rules: readonly EditedRule[] }) {
  const { edited, complete, errors, edit } = useKeptCase()
  return (
    <Stack gap="4">
      <CaseFields value={edited} errors={errors} onChange={edit} />
      {complete ? (
        <CaseOutcome rules={rules} value={complete} />
      ) : (
        <Text role="status" color="red.fg">
          Correct the fields that are marked to see which rule decides.
        </Text>
      )}
    </Stack>
  )
}
