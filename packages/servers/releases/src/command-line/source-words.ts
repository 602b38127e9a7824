import { shortCommit, type VersionSource } from '@portal/contract/releases/version-source.ts'
import type { PublishedBundle } from '../artifact/published-bundles.ts'
import { momentOf } from './moment.ts'

/** What a version was built from, such as "3f2a1b9c by Ada, 2026-11-26 21:04 UTC"; empty when unknown. */
export const sourceInWords = ({ commit, author, at, url }: VersionSource = {}): string =>
  [
    [commit && shortCommit(commit), author && `by ${author}`].filter(Boolean).join(' '),
    at && momentOf(at),
    url,
  ]
    .filter(Boolean)
    .join(', ')

/** Finds what a published version was built from; `undefined` when unknown. */
export const sourceFinder =
  (published: readonly PublishedBundle[]) =>
  (bundle: string, version: string | undefined): VersionSource | undefined =>
    published.find(({ name }) => name === bundle)?.versions.find((one) => one.version === version)?.source

/** A version with its commit, if known: "1.5.0 (3f2a1b9c)". */
export const withCommit = (version: string, { commit }: VersionSource = {}): string =>
  commit === undefined ? version : `${version} (${shortCommit(commit)})`
