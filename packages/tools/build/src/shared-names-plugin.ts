import { existsSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { type NameUse, namesUsed } from './names-used.ts'
import { listOf, type Offer, offerOf } from './shared-offers.ts'
import { repository } from './workspace.ts'

/** What a bundle needs from a shared module: the version and the names it uses. */
export interface Requirement {
  readonly version: string
  readonly names: readonly string[]
}

type Requirements = Readonly<Record<string, Requirement>>

const requirements = new WeakMap<Compilation, Requirements>()

/** What a finished build needs from the shared modules. */
export const requirementsOf = (compilation: Compilation): Requirements => requirements.get(compilation) ?? {}

/**
 * The offered name that covers a use: `z.iso` for `z.iso.date`. A module with itself as default export is
 * offered whole.
 */
const offeredName = ({ names }: Offer, used: string) =>
  names.find((name) => used === name || used.startsWith(`${name}.`) || (used === '' && name === 'default'))

/**
 * The lists belong to the portal: a squad's repository has them in installed packages and cannot change them.
 */
export const wayOut = (list: string, root = repository): string =>
  existsSync(join(root, list))
    ? `Add it to ${list}, or do not use it.`
    : 'Use one that it offers, or ask the portal team for it.'

function refusal({ from, name, file }: NameUse, { names }: Offer): string {
  const isWhole = name === '' || names.some((offered) => offered.startsWith(`${name}.`))
  return isWhole
    ? `${file} uses ${name || from} as one object, but the page has only parts of it. Import what it uses by name.`
    : `${file} uses ${name} of ${from}, which does not offer it. ${wayOut(listOf(from) ?? '')}`
}

/**
 * Checks a bundle against what the shared modules offer. They are built separately and give `undefined` for
 * any other name, which only operators would notice.
 */
export class SharedNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNames', (compilation) => {
      compilation.hooks.afterChunks.tap('SharedNames', () => this.check(compilation))
    })
  }

  private check(compilation: Compilation): void {
    const used = new Map<string, { offer: Offer; names: Set<string> }>()
    for (const use of namesUsed(compilation)) {
      const { offer, names } = used.get(use.from) ?? { offer: offerOf(use.from), names: new Set<string>() }
      if (!offer) continue
      used.set(use.from, { offer, names })
      const offered = offeredName(offer, use.name)
      if (offered) names.add(offered)
      else compilation.errors.push(new webpack.WebpackError(refusal(use, offer)))
    }
    const needed = [...used]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { offer, names }]) => {
        return [name, { version: `^${offer.version}`, names: [...names].sort() }]
      })
    requirements.set(compilation, Object.fromEntries(needed))
  }
}
