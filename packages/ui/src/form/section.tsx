import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

export interface SectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A part of a long form under its own heading. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="4" paddingTop="2">
      <div>
        <chakra.h2 id={id} fontSize="lg" fontWeight="strong">
          {title}
        </chakra.h2>
        {description && <chakra.p color="fg.muted">{description}</chakra.p>}
      </div>
      {children}
    </chakra.section>
  )
}
