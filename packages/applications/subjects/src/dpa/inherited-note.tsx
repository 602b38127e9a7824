import type { InheritedOptions } from '@portal/contract/dpas/dpa-schemas.ts'
import type { OptionLayers } from '@portal/contract/dpas/effective-options.ts'
import { updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, useSession } from '@portal/session'
import { Box, HStack, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { SubjectStatus } from '../subject/subject-status.tsx'
import { OptionList } from './option-list.tsx'

interface InheritedNoteProps {
  readonly initiator: InheritedOptions['initiator']
  readonly layers: OptionLayers
}

/** The initiator of these DPAs and the options that all inherit; the table then shows only deviations. */
export function InheritedNote({ initiator, layers }: InheritedNoteProps) {
  useSession()
  const params = { subjectId: initiator.id }
  return (
    <Box>
      <HStack gap="4" wrap="wrap">
        <TextLink to={linkTo(routes.businessDetails, params)}>{initiator.name}</TextLink>
        <SubjectStatus subject={initiator} />
        {can(updateSubjectData, { dataKey: 'defaultDpaConfig' }) && (
          <TextLink to={linkTo(routes.businessUpdate, params, { tab: 'defaultDpaConfig' })}>
            Edit its defaults
          </TextLink>
        )}
      </HStack>
      <Box as="details" marginTop="2">
        <Box as="summary" cursor="pointer">
          Inherited options
        </Box>
        <Box paddingTop="2" maxWidth="form">
          <OptionList layers={layers} />
        </Box>
      </Box>
    </Box>
  )
}
