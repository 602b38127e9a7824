import type { ContentType } from '@portal/contract/resources/file.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'
import type { DirectoryRow } from '@portal/reference-api/resources/directory-store.ts'
import type { DemoContext } from './demo-context.ts'
import { HELP } from './demo-help-texts.ts'
import { CARD_ARTS, LABELS, LOGOS, PRIVACY, TERMS } from './demo-resource-texts.ts'

/** A file of the demo data; `text` returns the content of an edition, counted from 1. */
export interface DemoFile {
  readonly dir: DirName
  readonly name: string
  readonly lang: string | null
  readonly contentType: ContentType
  readonly tags: string[]
  text(edition: number): string
}

const MIB = 1024 * 1024
const page = { types: ['text/html', 'text/markdown', 'application/pdf'], maxBytes: MIB } as const
const image = { types: ['image/svg+xml', 'image/png', 'image/jpeg'], maxBytes: 2 * MIB } as const

const DIRECTORIES = {
  terms: { ...page, name: 'Terms and conditions', approvals: 2, about: 'What consumers agree to.' },
  privacy: { ...page, name: 'Privacy notices', approvals: 1, about: 'How we use personal data.' },
  'card-art': { ...image, name: 'Card art', approvals: 0, about: 'Card images.' },
  logos: { ...image, name: 'Logos', approvals: 0, about: 'Partner logos.' },
  'ui-texts': {
    types: ['application/json'],
    maxBytes: 256 * 1024,
    name: 'UI texts',
    approvals: 0,
    about: 'Checkout texts.',
  },
  help: { ...page, name: 'Help pages', approvals: 0, about: 'Answers to common questions.' },
} as const

export type DirName = keyof typeof DIRECTORIES

export const demoDirectoryId = ({ id }: DemoContext, dir: DirName): string => id('directory', dir)
export const demoFileId = ({ id }: DemoContext, name: string): string => id('file', name)

/** The six directories. Those with approvals require a change request for each publication. */
export const demoDirectories = (context: DemoContext): DirectoryRow[] =>
  keysOf(DIRECTORIES).map((dir) => {
    const { name, about, types, maxBytes, approvals } = DIRECTORIES[dir]
    return {
      id: demoDirectoryId(context, dir),
      accountId: context.accountId,
      name,
      path: dir,
      description: about,
      allowedContentTypes: [...types],
      maxBytes,
      requiresChangeRequest: approvals > 0,
      approvalsNeeded: Math.max(approvals, 1),
      retiredAt: null,
    }
  })

const htmlPage = (lang: string, [title = '', ...clauses]: readonly string[], edition: number) =>
  `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
<h1>${title}</h1>
${clauses
  .slice(0, edition)
  .map((clause, place) => `<h2>${place + 1}</h2>\n<p>${clause}</p>`)
  .join('\n')}
</body>
</html>
`

const helpPage = ([title = '', ...steps]: readonly string[], edition: number) =>
  `# ${title}\n\n${steps
    .slice(0, edition)
    .map((step, place) => `${place + 1}. ${step}`)
    .join('\n')}\n`

const LABEL_KEYS = ['pay', 'payNow', 'otherCard', 'newCode', 'cancel']
const labels = (words: readonly string[], edition: number) =>
  `${JSON.stringify(Object.fromEntries(words.slice(0, edition).map((word, place) => [LABEL_KEYS[place], word])), null, 2)}\n`

const picture = (name: string, place: number, edition: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 324 204" role="img">
  <title>${name}</title>
  <rect width="324" height="204" rx="${10 + 2 * edition}" fill="hsl(${place * 45} 55% ${30 + 5 * edition}%)"/>
  <circle cx="262" cy="142" r="${24 + 4 * edition}" fill="#fff" fill-opacity=".35"/>
</svg>
`

const inLanguages = (dir: DirName, texts: typeof TERMS, tags: string[]): DemoFile[] =>
  Object.entries(texts).map(([lang, words]) => ({
    dir,
    name: dir === 'ui-texts' ? `checkout.${lang}.json` : `${dir}-${lang}.html`,
    lang,
    contentType: dir === 'ui-texts' ? 'application/json' : 'text/html',
    tags,
    text: (edition) => (dir === 'ui-texts' ? labels(words, edition) : htmlPage(lang, words, edition)),
  }))

const pictures = (dir: DirName, names: readonly string[]): DemoFile[] =>
  names.map((name, place) => ({
    dir,
    name: `${name}.svg`,
    lang: null,
    contentType: 'image/svg+xml',
    tags: [dir],
    text: (edition) => picture(name, place, edition),
  }))

const helpPages = (): DemoFile[] =>
  Object.entries(HELP).map(([topic, words]) => ({
    dir: 'help',
    name: `${topic}.md`,
    lang: 'en',
    contentType: 'text/markdown',
    tags: ['help', topic],
    text: (edition) => helpPage(words, edition),
  }))

/** The 48 files, eight in each directory. */
export const demoFiles = (): DemoFile[] => [
  ...inLanguages('terms', TERMS, ['legal']),
  ...inLanguages('privacy', PRIVACY, ['legal', 'gdpr']),
  ...pictures('card-art', CARD_ARTS),
  ...pictures('logos', LOGOS),
  ...inLanguages('ui-texts', LABELS, ['checkout']),
  ...helpPages(),
]
