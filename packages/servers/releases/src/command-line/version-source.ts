import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { VersionSource } from '@portal/contract/releases/version-source.ts'
import { ReleaseError } from '../release-error.ts'

type Given = { readonly [Fact in keyof VersionSource]?: string | undefined }

const TIMEOUT_MS = 10_000

/** Leaves out the facts that are not valid. */
function valid(given: Given): VersionSource {
  const { shape } = VersionSource
  const facts = Object.entries(shape).flatMap(([fact, schema]) => {
    const parsed = schema.safeParse(given[fact as keyof VersionSource])
    return parsed.success && parsed.data !== undefined ? [[fact, parsed.data] as const] : []
  })
  return Object.fromEntries(facts)
}

/** A time in any form that build servers use, in that of the contract. */
function moment(text: string | undefined): string | undefined {
  const at = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

const VARIABLES = {
  commit: 'SOURCE_COMMIT',
  author: 'SOURCE_AUTHOR',
  at: 'SOURCE_TIME',
  url: 'SOURCE_URL',
} as const

/** The facts that somebody sets for this purpose. Fails as `refused` when one is invalid. */
function ofVariables(environment: NodeJS.ProcessEnv): VersionSource {
  const given = Object.entries(VARIABLES).flatMap(([fact, name]) => {
    const text = environment[name]
    if (text === undefined || text === '') return []
    return [[fact, fact === 'at' ? (moment(text) ?? text) : text] as const]
  })
  const parsed = VersionSource.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const fact = issue?.path[0] as keyof typeof VARIABLES
  throw new ReleaseError('refused', `${VARIABLES[fact]} is invalid: ${issue?.message}.`)
}

/** Addresses of people are not needed to find a commit. */
const nameIn = (author: string | undefined) => author?.replace(/\s*<[^>]*>\s*$/, '')

/** What GitHub Actions and GitLab CI say about the commit that they build. */
function ofBuildServer(environment: NodeJS.ProcessEnv): VersionSource {
  const { GITHUB_SHA, GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_COMMIT_SHA, CI_PROJECT_URL } = environment
  if (GITHUB_SHA)
    return valid({
      commit: GITHUB_SHA,
      url: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/commit/${GITHUB_SHA}`,
    })
  if (!CI_COMMIT_SHA) return {}
  return valid({
    commit: CI_COMMIT_SHA,
    author: nameIn(environment.CI_COMMIT_AUTHOR),
    at: moment(environment.CI_COMMIT_TIMESTAMP),
    url: CI_PROJECT_URL && `${CI_PROJECT_URL}/-/commit/${CI_COMMIT_SHA}`,
  })
}

/** The address of a repository that people can open: without the user and password that Git may use. */
function addressOf(remote: string): string | undefined {
  if (!URL.canParse(remote)) return undefined
  const { protocol, host, pathname } = new URL(remote)
  return `${protocol}//${host}${pathname.replace(/\.git$/, '')}`
}

/** The commit of the repository around a folder; nothing when its files differ from the commit. */
async function ofRepository(folder: string): Promise<VersionSource> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-C', folder, ...args], { timeout: TIMEOUT_MS })).stdout.trim()
  try {
    if ((await git('status', '--porcelain', '--untracked-files=no')) !== '') return {}
    const [commit, author, at] = (await git('show', '-s', '--format=%H%n%an%n%cI', 'HEAD')).split('\n')
    const remote = await git('remote', 'get-url', 'origin').catch(() => '')
    return valid({ commit, author, at: moment(at), url: addressOf(remote) })
  } catch {
    // Not a repository, without a commit, or without Git.
    return {}
  }
}

/**
 * What the built bundle in a folder was built from: the `SOURCE_` variables first, then those of the build server, then
 * Git. Facts about different commits are not mixed.
 */
export async function sourceOf(folder: string, environment: NodeJS.ProcessEnv): Promise<VersionSource> {
  const found = [
    ofVariables(environment),
    ofBuildServer(environment),
    await ofRepository(folder),
    // Git knows who wrote the commit; this only says who started the build.
    environment.GITHUB_SHA ? valid({ author: environment.GITHUB_ACTOR }) : {},
  ]
  const known = found.find(({ commit }) => commit !== undefined)?.commit
  const ofCommit = found.filter(({ commit }) => commit === undefined || commit === known)
  return Object.assign({}, ...ofCommit.toReversed())
}
