import { byPlace } from './by-place.ts'

export interface ListedSection {
  readonly id: string
  readonly title: string
}

/** The sections of a form that are on screen, in the order in which they stand there. */
export function createSectionList() {
  let sections: readonly ListedSection[] = []
  const listeners = new Set<() => void>()

  function change(next: readonly ListedSection[]) {
    sections = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => sections,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Lists a section that was drawn; the returned function takes it off again. */
    add(section: ListedSection) {
      change(
        [...sections, section].sort((one, other) =>
          byPlace(document.getElementById(one.id), document.getElementById(other.id)),
        ),
      )
      return () => change(sections.filter((one) => one !== section))
    },
  }
}

export type SectionList = ReturnType<typeof createSectionList>
