import { overBudget } from '@portal/build/src/size-budgets.ts'
import { bundlePackages, repository } from '@portal/build/src/workspace.ts'
import { workspaceSection } from '@portal/build/src/workspace-section.ts'
import { isAllowedLicense } from './allowed-licenses.ts'
import { readAsvsTable, STATUSES } from './asvs-table.ts'
import { readBills } from './bills.ts'
import { lockedPackages } from './installed-packages.ts'

interface DerivedFigure {
  readonly goal: string
  readonly figure: string
  readonly isReached: boolean
  /** The command that fails when the figure gets worse. */
  readonly command: string
}

function asvsFigure(level: string): DerivedFigure {
  const rows = readAsvsTable().filter((row) => row.level === level)
  const counts = STATUSES.map((status) => ({
    status,
    count: rows.filter((row) => row.status === status).length,
  }))
  return {
    goal: `ASVS 5.0.0, level ${level}: of ${rows.length} requirements, all that apply are met`,
    figure: counts.map(({ status, count }) => `${count} ${status}`).join(', '),
    isReached: rows.every(({ status }) => status !== 'not met'),
    command: 'npm test -- architecture asvs',
  }
}

function licenseFigure(): DerivedFigure {
  const libraries = new Map(
    readBills().flatMap((bill) => bill.libraries.map(({ purl, licenses }) => [purl, licenses] as const)),
  )
  const counts = new Map<string, number>()
  for (const license of [...libraries.values()].flat()) counts.set(license, (counts.get(license) ?? 0) + 1)
  const byCount = [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b))
  const rejected = [...counts.keys()].filter((license) => !isAllowedLicense(license))
  return {
    goal: 'Every library in a release has an allowed license',
    figure: `${libraries.size} libraries, ${rejected.length} not allowed: ${byCount.map(([license, count]) => `${license} ${count}`).join(', ')}`,
    isReached: rejected.length === 0,
    command: 'npm test -- architecture supply',
  }
}

function billFigure(): DerivedFigure {
  const bills = readBills()
  const counts = bills.map(({ owner, libraries }) => `${owner} ${libraries.length}`)
  return {
    goal: 'Each bundle and server lists its libraries (CycloneDX 1.6, `dist/bom.json`)',
    figure: `${bills.length} SBOMs: ${counts.join(', ')}`,
    isReached: bills.every(({ libraries }) => libraries.length > 0),
    command: 'npm test -- architecture supply',
  }
}

function installScriptFigure(): DerivedFigure {
  const listed = workspaceSection(repository, 'allowBuilds')
  const allowed = listed.filter(([, choice]) => choice !== 'false')
  return {
    goal: 'No library runs an install script',
    figure: `${allowed.length} of ${listed.length}`,
    isReached: allowed.length === 0,
    command: 'npm test -- architecture supply',
  }
}

function hashFigure(): DerivedFigure {
  const packages = lockedPackages()
  const hashed = packages.filter(({ hasHash }) => hasHash)
  return {
    goal: 'Every package of the lock file has a hash',
    figure: `${hashed.length} of ${packages.length}`,
    isReached: hashed.length === packages.length,
    command: 'npm test -- architecture supply',
  }
}

function budgetFigure(): DerivedFigure {
  const overBudgetCount = overBudget(bundlePackages()).length
  return {
    goal: 'No bundle is over its budget',
    figure: `${overBudgetCount} of ${bundlePackages().length}`,
    isReached: overBudgetCount === 0,
    command: 'npm test',
  }
}

/** Figures derived from the repository and its build. */
export const derivedFigures = (): DerivedFigure[] => [
  asvsFigure('1'),
  asvsFigure('2'),
  billFigure(),
  licenseFigure(),
  installScriptFigure(),
  hashFigure(),
  budgetFigure(),
]
