import { type Override, peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import type { PublishedBundle } from '../artifact/published-bundles.ts'
import { isLive } from '../overrides/kept-overrides.ts'
import { momentOf } from './moment.ts'

/** The overrides that give people a preview now. */
export const openPreviews = (overrides: readonly Override[]): readonly Override[] =>
  overrides.filter((one) => isLive(one) && Object.values(one.versions).some(isPreview))

/** One line per preview of an override: whose change it shows, until when and for whom. */
export const openPreviewLines =
  (published: readonly PublishedBundle[]) =>
  (override: Override): string[] =>
    Object.entries(override.versions).flatMap(([name, version]) => {
      const versions = published.find((bundle) => bundle.name === name)?.versions ?? []
      const facts = versions.find((one) => one.version === version)
      if (!facts || !isPreview(version)) return []
      const people = peopleOf(override).join(', ')
      return [
        `  ${name.padEnd(26)} ${version}, ${previewInWords(facts)}, until ${momentOf(override.expiresAt)} for ${people}`,
      ]
    })
