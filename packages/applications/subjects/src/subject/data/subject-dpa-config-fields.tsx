import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { CheckoutFields, InheritedOptionsContext } from '@portal/portal-app/checkout'
import { inheritedFrom } from '../../dpa/inherited-from.ts'
import { useInitiator } from '../../dpa/use-initiator.ts'

interface SubjectDpaConfigFieldsProps {
  readonly subjectId: string
  readonly type: SubjectType
}

/** The checkout options that a subject's DPAs fall back on; an SRC initiator inherits what it does not set. */
export function SubjectDpaConfigFields({ subjectId, type }: SubjectDpaConfigFieldsProps) {
  return type === 'SRCI' ? <OfInitiator subjectId={subjectId} /> : <CheckoutFields />
}

function OfInitiator({ subjectId }: { subjectId: string }) {
  const { layers } = useInitiator(subjectId)
  const above = layers.filter(([from]) => from === 'SYSTEM')
  return (
    <InheritedOptionsContext value={inheritedFrom(above)}>
      <CheckoutFields />
    </InheritedOptionsContext>
  )
}
