import { type ReactNode, useEffect, useId } from 'react'
import { chakra } from '../theme/chakra.ts'
import { useFormSettings } from './form-context.ts'

export interface SectionProps {
  title: string
  description?: ReactNode
  /** Uses the full width, for a table among the fields. */
  wide?: boolean
  children: ReactNode
}

/** A part of a long form under its own heading. */
export function Section({ title, description, wide = false, children }: SectionProps) {
  const id = useId()
  const { sections } = useFormSettings()
  useEffect(() => sections.add({ id, title }), [sections, id, title])

  return (
    <chakra.section
      aria-labelledby={id}
      data-wide={wide || undefined}
      display="flex"
      flexDirection="column"
      gap="4"
      paddingTop="2"
    >
      <div>
        <chakra.h2 id={id} tabIndex={-1} fontSize="lg" fontWeight="strong" scrollMarginTop="6rem">
          {title}
        </chakra.h2>
        {description && <chakra.p color="fg.muted">{description}</chakra.p>}
      </div>
      {children}
    </chakra.section>
  )
}
