import { FigureList, Section } from '@portal/portal-app'
import { ErrorNotice, type ShownError, Skeleton } from '@portal/ui'
import type { ComponentProps } from 'react'

type Figure = ComponentProps<typeof FigureList>['figures'][number]

/** A count of related records, which may still be loading. */
export type RelatedFigure = Omit<Figure, 'count'> & { readonly count: number | undefined }

interface RelatedRecordsProps {
  readonly figures: readonly RelatedFigure[]
  /** A count that could not be loaded; the others are shown. */
  readonly error: ShownError | null
}

/** How many records belong to this one, each count linked to them. */
export function RelatedRecords({ figures, error }: RelatedRecordsProps) {
  if (figures.length === 0) return null
  const counted = figures.flatMap(({ count, ...figure }) =>
    count === undefined ? [] : [{ ...figure, count }],
  )
  const isLoading = !error && counted.length < figures.length
  return (
    <Section title="Related records">
      {isLoading ? (
        <Skeleton style={{ height: `${figures.length * 1.75}rem` }} />
      ) : (
        <FigureList figures={counted} />
      )}
      {error && <ErrorNotice error={error} />}
    </Section>
  )
}
