import { type Override, peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { previewInWords } from '@portal/contract/releases/preview-versions.ts'
import { shortCommit, type VersionSource } from '@portal/contract/releases/version-source.ts'
import { momentOf } from './moment.ts'
import type { Preview } from './publish-preview.ts'

/** Previews and where people open them, or where somebody confirms that they can. */
export interface Shown {
  readonly previews: readonly Preview[]
  readonly people: readonly string[]
  readonly override?: Override
  /** Warnings about the link. */
  readonly notes: readonly string[]
  /** The address in the console that asks for the link. */
  readonly request?: string
}

/** Escapes Markdown in text from a repository. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|]/g, '\\$&')

function commitLine({ commit, author, at, url }: VersionSource): string[] {
  if (commit === undefined) return []
  const short = url === undefined ? shortCommit(commit) : `[${shortCommit(commit)}](${url})`
  const by = author === undefined ? '' : ` by ${plain(author)}`
  return [`- Commit: ${short}${by}${at === undefined ? '' : `, ${momentOf(at)}`}`]
}

function accessLines({ previews: [first], people, override, request }: Shown): string[] {
  if (!override) return [`- Requested for ${people.join(', ')}: confirm it at ${request}`]
  return [
    `- Open ${override.link} and sign in as ${peopleOf(override).join(' or ')}`,
    `- It ends on ${momentOf(override.expiresAt)}. To end it earlier: \`npm run portal -- preview --end ${first?.version}\``,
  ]
}

/** What the first of some previews shows; all of them come from one change. */
export const previewTitle = ([first]: readonly Preview[]): string =>
  previewInWords({ source: first?.source, by: 'its publisher' })

/** Lines for a review, in Markdown. */
export const reviewLines = (shown: Shown): string[] => [
  `**${plain(previewTitle(shown.previews))}**`,
  '',
  ...shown.previews.map(({ name, version }) => `- ${name} ${version}`),
  ...commitLine(shown.previews[0]?.source ?? {}),
  ...accessLines(shown),
]

const publicationLines = ({ name, version, result, note }: Preview) => [
  `${name} ${version} ${result === 'published' ? 'is published' : 'was already published with the same bytes'}`,
  ...(note === undefined ? [] : [note]),
]

/** What was published, who opens it where, and the lines for a review. */
export const previewLines = (shown: Shown): string[] => [
  ...shown.previews.flatMap(publicationLines),
  shown.override
    ? `For ${shown.people.join(', ')} until ${momentOf(shown.override.expiresAt)}: ${shown.override.link}`
    : `Nobody gets it yet, since this sign-in or token lacks release.override. A person with this permission confirms it at ${shown.request}`,
  ...shown.notes,
  '',
  'For the review:',
  '',
  ...reviewLines(shown),
]
