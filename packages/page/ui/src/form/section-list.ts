import { createStore } from '../layout/create-store.ts'
import { byPlace } from './by-place.ts'

export interface ListedSection {
  readonly id: string
  readonly title: string
}

/** The sections of a form on screen, in document order. */
export function createSectionList() {
  const sections = createStore<readonly ListedSection[]>([])
  return {
    current: sections.get,
    subscribe: sections.subscribe,
    /** Adds a rendered section; the returned function removes it. */
    add(section: ListedSection) {
      sections.set(
        [...sections.get(), section].sort((one, other) =>
          byPlace(document.getElementById(one.id), document.getElementById(other.id)),
        ),
      )
      return () => sections.set(sections.get().filter((one) => one !== section))
    },
  }
}

export type SectionList = ReturnType<typeof createSectionList>
