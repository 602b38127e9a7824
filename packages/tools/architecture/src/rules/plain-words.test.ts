import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '@portal/build/src/workspace.ts'

/** Words and phrases that give away a stilted sentence. docs/style.md says what to write. */
const STILTED = [
  'anew',
  '(?<!there )(?:is|are) no (?:errors?|package)',
  'as it stands',
  'as the form holds',
  'belongs? into',
  'by (?:its|their) own',
  'changes of an?',
  'count, too',
  'does? not say it',
  'hence',
  'in the place of',
  '(?<!there )is none',
  'lest',
  'sent away',
  'stands? in for',
  'tells? of',
  'that which',
  'the own',
  'thereupon',
  'therein',
  'throws? one sentence',
  'to and fro',
  'told of',
  'under way',
  'what is not',
  'wherefrom',
  'who may',
  'whoever',
]

/** Beginnings of words that American English spells otherwise. */
const BRITISH = [
  'authoris',
  'behaviour',
  'colour',
  'neighbour',
  'organis',
  'programme(?=s?\\b)',
  'recognis',
  'travell',
]

const PATTERN = new RegExp(`\\b(?:(?:${STILTED.join('|')})\\b|${BRITISH.join('|')})`, 'i')

/** This list, its rules with bad examples, what was released under old words, and generated reports. */
const EXCEPT =
  /plain-words\.test\.ts$|docs\/style\.md$|CHANGELOG\.md$|\.api\.md$|released\.json$|texts\.txt$|asvs\.csv$/

/** A line with its identifiers as words: `isOurOwn` as "is Our Own". */
const inWords = (line: string) => line.replace(/([a-z\d])([A-Z])/g, '$1 $2')

test('uses no stilted or British words', () => {
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.html'], {
    cwd: repository,
    encoding: 'utf8',
  })
  const found = tracked
    .split('\n')
    .filter((path) => path && !EXCEPT.test(path))
    .flatMap((path) =>
      readFileSync(join(repository, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [words] = PATTERN.exec(inWords(line)) ?? []
          return words ? [`${path}:${index + 1}: ${words}`] : []
        }),
    )
  expect(found).toEqual([])
})
