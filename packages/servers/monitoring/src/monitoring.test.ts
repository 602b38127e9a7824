import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { exportedSeries, portalMetrics } from './exported-metrics.ts'
import { queryProblems } from './query-problems.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly action: string }
}
interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
interface Case {
  readonly name: string
}

const folder = fileURLToPath(new URL('..', import.meta.url))
const readText = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const { groups } = parse(readText('alert-rules.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { tests: cases } = parse(readText('alert-rules.test.yaml')) as { tests: Case[] }
const { panels } = JSON.parse(readText('dashboard.json')) as { panels: Panel[] }
const series = exportedSeries()

const promtool = (...args: readonly string[]) =>
  spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
const hasPromtool = promtool('--version').status === 0

describe('the alert rules', () => {
  test.each(rules)('$alert queries only exported metrics and says what to do', ({ expr, ...rule }) => {
    expect(queryProblems(expr, series)).toEqual([])
    expect(['warning', 'critical']).toContain(rule.labels.severity)
    expect(rule.annotations.summary).toMatch(/\S/)
    expect(rule.annotations.action).toMatch(/\.$/)
  })

  test('each have a test case', () => {
    expect(cases.map(({ name }) => name)).toEqual(rules.map(({ alert }) => alert))
  })

  // Promtool is part of Prometheus, which may not be installed.
  if (hasPromtool)
    test('pass their promtool test cases', () => {
      expect(promtool('test', 'rules', 'alert-rules.test.yaml')).toMatchObject({ status: 0 })
      expect(promtool('check', 'config', 'prometheus.yaml')).toMatchObject({ status: 0 })
    })
})

describe('the dashboard', () => {
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))

  test.each(queries)('queries only exported metrics: $title', ({ expr }) => {
    expect(queryProblems(expr, series)).toEqual([])
  })

  test('shows every metric of the portal', () => {
    const asked = queries.map(({ expr }) => expr).join(' ')
    expect([...portalMetrics().keys()].filter((name) => !asked.includes(name))).toEqual([])
  })
})

test('the documentation lists every metric of the portal, and no other', () => {
  const [, table = ''] = readText('../README.md').split('## What to watch')
  const documented = new Set([...table.matchAll(/`(portal_\w+)`/g)].map(([, name]) => name))
  expect([...documented].sort()).toEqual([...portalMetrics().keys()].sort())
})

test.each([
  ['sum(rate(portal_calls_in_flight[5m])', 'a missing parenthesis'],
  ['portal_unknown > 0', 'an unknown series'],
  ['portal_tasks{color="FAILED"}', 'an unknown label'],
])('rejects %s (%s)', (query) => {
  expect(queryProblems(query, series)).not.toEqual([])
})
