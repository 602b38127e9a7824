import { flatOptions } from '@portal/contract/dpas/effective-options.ts'
import { CHECKOUT_LABELS, optionInWords } from '@portal/portal-app/checkout'
import { Box, DetailsList, formatCount, labelIn, Stack, Text } from '@portal/ui'
import { overridesInWords, reachInWords } from './reach-in-words.ts'
import { useReach } from './use-reach.ts'

/** Each default, how many payment applications inherit it, and who overrides it. */
export function DefaultsView({ defaults }: { defaults: Readonly<Record<string, unknown>> }) {
  const { dpas, initiators, options } = useReach()
  const values = flatOptions(defaults)
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        Counted in the drafts of {formatCount(dpas, 'DPA')} of {formatCount(initiators, 'SRC initiator')}.
      </Text>
      <DetailsList
        columns={1}
        items={options.map(({ name, ...reach }) => ({
          label: labelIn(CHECKOUT_LABELS, name),
          value: (
            <>
              {optionInWords(name, values[name])}
              <Box color="fg.muted" fontSize="sm">
                {reachInWords(reach)}; {overridesInWords(reach)}.
              </Box>
            </>
          ),
        }))}
      />
    </Stack>
  )
}
