import { type ReactNode, use, useRef } from 'react'
import { chakra } from '../theme/chakra.ts'
import { PageNoteContext } from './page-note.ts'
import { PageTitleContext } from './page-title.ts'
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts'

export interface PageProps {
  /** Default: the title of the screen's row. */
  title?: string
  description?: ReactNode
  status?: ReactNode
  /** A quiet line below the title: ids, the last change. */
  meta?: ReactNode
  /** Buttons at the end of the header, the main one last. */
  actions?: ReactNode
  width?: 'full' | 'form'
  children?: ReactNode
}

const Head = chakra('header', 'pageHead')

/** The frame of every screen: heading, description, status, actions, and content. */
export function Page({ title, description, status, meta, actions, width = 'full', children }: PageProps) {
  const rowTitle = use(PageTitleContext)
  const note = use(PageNoteContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterNavigation(heading)

  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="5"
      maxWidth={width === 'form' ? 'form' : undefined}
    >
      <Head display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
        <chakra.div flex="1 1 16rem" minWidth="0">
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <chakra.h1
              ref={heading}
              tabIndex={-1}
              fontSize="xl"
              fontWeight="strong"
              letterSpacing="-0.01em"
              lineHeight={1.3}
              overflowWrap="anywhere"
              scrollMarginTop="6rem"
            >
              {title ?? rowTitle}
            </chakra.h1>
            {status}
            {note}
          </chakra.div>
          {description && (
            <chakra.p color="fg.muted" maxWidth="form">
              {description}
            </chakra.p>
          )}
          {meta && (
            <chakra.div color="fg.muted" fontSize="sm" marginTop="1">
              {meta}
            </chakra.div>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap="2" data-no-print>
            {actions}
          </chakra.div>
        )}
      </Head>
      {children}
    </chakra.div>
  )
}
