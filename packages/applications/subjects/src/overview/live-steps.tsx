import { Circle, CircleCheck } from '@lucide/icons'
import { Section } from '@portal/portal-app'
import { Box, Flex, Icon, Stack, TextLink, VisuallyHidden } from '@portal/ui'

/** A condition that a record must meet before the live program serves it. */
export interface LiveStep {
  readonly label: string
  readonly isDone: boolean
  /** What to do about it, if that is known. */
  readonly detail?: string
  /** Where to do it, for operators who can. */
  readonly to?: string | undefined
}

interface LiveStepsProps {
  readonly title: string
  readonly steps: readonly LiveStep[]
}

/** The conditions before a record is live; hidden once all are met. */
export function LiveSteps({ title, steps }: LiveStepsProps) {
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Section title={title}>
      <Stack as="ol" gap="0" listStyleType="none" borderWidth="1px" borderRadius="panel" paddingInline="4">
        {steps.map((step) => (
          <Flex
            as="li"
            key={step.detail ?? step.label}
            gap="3"
            paddingBlock="2.5"
            css={{ '& + &': { borderTopWidth: '1px' } }}
          >
            <StepMark isDone={step.isDone} />
            <Box minWidth="0" overflowWrap="anywhere" color={step.isDone ? 'fg.muted' : undefined}>
              {step.to && !step.isDone ? <TextLink to={step.to}>{step.label}</TextLink> : step.label}
              {step.detail && (
                <Box fontSize="sm" color="fg.muted">
                  {step.detail}
                </Box>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}

const StepMark = ({ isDone }: { isDone: boolean }) => (
  <Box
    flex="none"
    display="flex"
    alignItems="center"
    height="1lh"
    color={isDone ? 'green.solid' : 'fg.muted'}
  >
    <Icon icon={isDone ? CircleCheck : Circle} size={16} />
    <VisuallyHidden>{isDone ? 'Done:' : 'To do:'}</VisuallyHidden>
  </Box>
)
