import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { CheckResult } from '@portal/build/src/check-result.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type BuiltArtifact, readBuiltArtifact } from '../artifact/built-artifact.ts'
import { writeCheckFile } from '../artifact/check-file.ts'
import { isPublished } from '../artifact/publish-artifact.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { addressesLost } from '../release/addresses.ts'
import { ownersIn } from '../release/owners-in.ts'
import { type Fit, fitsOf, planChange } from '../release/plan.ts'
import { NOTHING, stableVersions, versionsIn } from '../release/release.ts'
import { failedAs, ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'
import { ageResults } from './check-age.ts'
import { backendResults } from './check-backends.ts'
import { importMapResults } from './check-import-map.ts'
import { checkInPage } from './check-in-page.ts'
import { nameResults } from './check-names.ts'
import { nextCommand } from './next-command.ts'
import type { Outcome } from './outcome.ts'
import { folderOf } from './publish-commands.ts'
import { readProgram } from './tool.ts'
import { UsageError } from './usage.ts'
import type { Work } from './work.ts'

/** Whether the version can be used for these bytes. */
async function versionResult({ operations }: Work, built: BuiltArtifact): Promise<CheckResult> {
  const { name, version } = built.manifest
  try {
    const isThere = await isPublished(operations.published, built)
    const says = isThere ? 'is already published with these bytes' : 'is available'
    return { check: 'version', status: 'passed', says: `${name} ${version} ${says}` }
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.kind !== 'taken') throw error
    return { check: 'version', status: 'failed', says: error.message }
  }
}

/** A version that fits only a canary can be published but has to wait for it. */
function fitResults(fits: readonly Fit[]): CheckResult[] {
  const isUseful = fits.some(({ problems }) => problems.length === 0)
  return fits.map(({ beside, problems }) => {
    if (problems.length === 0)
      return { check: 'fit', status: 'passed', says: `has everything it needs from ${beside}` }
    return {
      check: 'fit',
      status: isUseful ? 'noted' : 'failed',
      says: `conflicts with ${beside}: ${problems.join(' ')}`,
    }
  })
}

/** Whether everyone could get it now. Bundles that others build on may have to wait for them. */
function promotionResult(
  current: ReleaseContent,
  { manifest }: BuiltArtifact,
  manifests: Manifests,
): CheckResult {
  const { name, version, offers } = manifest
  const known = new Map([...manifests, [versionKey(name, version), manifest] as const])
  const owners = ownersIn(current, manifests)
  const content = { ...current, owners, bundles: { ...current.bundles, [name]: { stable: version } } }
  const { problems } = planChange(NOTHING, () => content, known)
  if (problems.length === 0) return { check: 'promotion', status: 'passed', says: 'all others fit' }
  const status = Object.keys(offers).length > 0 ? 'noted' : 'failed'
  return {
    check: 'promotion',
    status,
    says: `not with the current versions of the others: ${problems.join(' ')}`,
  }
}

/** The stable versions of all other bundles. */
const othersIn = (
  current: ReleaseContent,
  { manifest }: Pick<BuiltArtifact, 'manifest'>,
  manifests: Manifests,
) => manifestsOf(stableVersions(current), manifests).filter(({ name }) => name !== manifest.name)

/** Whether it removes existing addresses. */
function addressResults(
  current: ReleaseContent,
  { manifest }: BuiltArtifact,
  manifests: Manifests,
): CheckResult[] {
  const from = manifests.get(versionKey(manifest.name, current.bundles[manifest.name]?.stable ?? ''))
  const others = othersIn(current, { manifest }, manifests)
  const lost = from ? addressesLost(from, manifest, others) : []
  return lost.length > 0 ? [{ check: 'addresses', status: 'noted', says: `removes ${lost.join(', ')}` }] : []
}

/** The public surface of a package that squads build on; empty for others. */
async function surfaceResults({ repository }: Work, folder: string): Promise<CheckResult[]> {
  const directory = dirname(folder)
  const isPackage = basename(folder) === 'dist' && existsSync(directory)
  if (!isPackage || !readdirSync(directory).some((file) => file.endsWith('.api.md'))) return []
  const { code, said } = await readProgram(repository, 'build/src/api-report.ts', [
    '--check',
    relative(repository, directory),
  ])
  return [
    code === 0
      ? { check: 'surface', status: 'passed', says: 'matches its report' }
      : { check: 'surface', status: 'failed', says: `${said.trim()} Update it with npm run api-report.` },
  ]
}

/** The current release; `undefined` before the first one. */
const currentOf = ({ operations }: Work): Promise<ReleaseContent> =>
  operations.head().catch((error: unknown) => {
    if (failedAs('absent', error)) return NOTHING
    throw error
  })

async function manifestsIn({ operations }: Work, content: ReleaseContent): Promise<Manifests> {
  const entries = versionsIn(content).map(async ([name, version]) => {
    try {
      const { manifest } = await operations.published(name, version)
      return [[versionKey(name, version), manifest] as const]
    } catch (error) {
      // A version that is no longer in the store cannot be checked against.
      if (failedAs('absent', error)) return []
      throw error
    }
  })
  return new Map((await Promise.all(entries)).flat())
}

const isFailed = ({ status }: CheckResult) => status === 'failed'

/** Checks a built folder and records the result beside it. */
async function checkFolder(work: Work, folder: string) {
  const built = await readBuiltArtifact(folder)
  const current = await currentOf(work)
  const manifests = await manifestsIn(work, current)
  const fits = fitsOf(current, built.manifest, manifests)
  const inPage = fits.find(({ problems }) => problems.length === 0)
  const results: CheckResult[] = [
    { check: 'files', status: 'passed', says: 'all match the manifest' },
    await versionResult(work, built),
    ...fitResults(fits),
    promotionResult(current, built, manifests),
    ...importMapResults(current, built, manifests),
    ...ageResults(built.manifest, othersIn(current, built, manifests)),
    ...nameResults(built.manifest, othersIn(current, built, manifests)),
    ...addressResults(current, built, manifests),
    ...backendResults(built.manifest, await work.operations.hosts()),
    ...(await surfaceResults(work, folder)),
    ...(inPage ? await checkInPage(work, built, inPage.others, folder) : []),
  ]
  await writeCheckFile(folder, built, results.some(isFailed) ? 'failed' : 'passed')
  return { bundle: built.manifest.name, version: built.manifest.version, results }
}

type Checked = Awaited<ReturnType<typeof checkFolder>>

const WORDS: Readonly<Record<CheckResult['status'], string>> = {
  passed: 'passed',
  failed: 'FAILED',
  noted: 'noted ',
}

const linesOf = ({ bundle, version, results }: Checked) => [
  `${bundle} ${version}`,
  ...results.map(({ check, status, says }) => `  ${WORDS[status]}  ${check.padEnd(10)} ${says}`),
]

/**
 * Checks that built bundles can be published and promoted, and keep the contract of an application in the
 * page.
 */
export async function check(work: Work, given: Given): Promise<Outcome> {
  const [, ...words] = given.words
  if (words.length === 0) throw new UsageError('Enter a built package or a folder to check.')
  const checked: Checked[] = []
  for (const word of words) checked.push(await checkFolder(work, folderOf(work.repository, word)))
  const isRefused = checked.some(({ results }) => results.some(isFailed))
  const next = isRefused ? [] : [`Next: ${nextCommand(`publish ${words.join(' ')}`, given)}`]
  return { data: checked, lines: [...checked.flatMap(linesOf), ...next], isRefused }
}
