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
      change([...sections, section].sort(byPlace))
      return () => change(sections.filter((one) => one !== section))
    },
  }
}

export type SectionList = ReturnType<typeof createSectionList>

function byPlace(one: ListedSection, other: ListedSection) {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id))
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
