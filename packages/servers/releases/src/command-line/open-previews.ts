import { type Override, peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import type { PublishedBundle } from '../artifact/published-bundles.ts'
import { isLive } from '../overrides/kept-overrides.ts'
import { momentOf } from './moment.ts'

/** The previews that people can open now: whose change each shows, who has it, and until when. */
export const openPreviewLines = (
  overrides: readonly Override[],
  published: readonly PublishedBundle[],
): string[] =>
  overrides
    .filter((override) => isLive(override))
    .flatMap((override) =>
      Object.entries(override.versions).flatMap(([name, version]) => {
        const facts = published
          .find((bundle) => bundle.name === name)
          ?.versions.find((one) => one.version === version)
        if (!facts || !isPreview(version)) return []
        const people = peopleOf(override).join(', ')
        return [
          `  ${name.padEnd(26)} ${version}, ${previewInWords(facts)}, until ${momentOf(override.expiresAt)} for ${people}`,
        ]
      }),
    )
