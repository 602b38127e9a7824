import { byPlace } from './by-place.ts'

export interface ListedSection {
  readonly id: string
  readonly title: string
}

/** The sections of a form on screen, in document order. */
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
    /** Adds a rendered section; the returned function removes it. */
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
