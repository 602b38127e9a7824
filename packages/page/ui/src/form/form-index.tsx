import { type MouseEvent, useSyncExternalStore } from 'react'
import { chakra } from '../theme/chakra.ts'
import type { SectionList } from './section-list.ts'
import { texts } from './texts.ts'
import { useCurrentSection } from './use-current-section.ts'

/** Fewer sections need no index. */
const WORTH_AN_INDEX = 3

/** The sections of a long form, listed beside it where there is room; each links to its heading. */
export function FormIndex({ sections }: { sections: SectionList }) {
  const listed = useSyncExternalStore(sections.subscribe, sections.current)
  const current = useCurrentSection(listed)
  if (listed.length < WORTH_AN_INDEX) return null

  function goTo(event: MouseEvent, id: string) {
    event.preventDefault()
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <chakra.nav
      aria-label={texts.sections}
      hideBelow="xl"
      position="sticky"
      top="calc(var(--sticky-top, 0px) + 1rem)"
      alignSelf="flex-start"
      fontSize="sm"
      data-no-print
    >
      <chakra.ul borderInlineStartWidth="1px" display="grid" gap="1">
        {listed.map(({ id, title }) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={(event) => goTo(event, id)}
              display="inline-flex"
              alignItems="center"
              minHeight="6"
              paddingInlineStart="4"
              color="fg.muted"
              _hover={{ color: 'fg' }}
              css={{ '&[aria-current]': { color: 'fg', boxShadow: 'inset 2px 0 {colors.accent}' } }}
            >
              {title}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
