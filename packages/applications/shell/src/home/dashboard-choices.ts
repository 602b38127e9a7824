import { deviceValue, hasTexts } from '../device/device-value.ts'
import { PERIODS, type Period } from './period.ts'

export const ACTORS = ['everybody', 'me'] as const
export type Actor = (typeof ACTORS)[number]

interface DashboardChoices {
  readonly period: Period
  readonly actor: Actor
  /** Of the records whose changes are shown; nothing for all. */
  readonly area: string
}

const isChoices = (value: unknown): value is DashboardChoices =>
  hasTexts(value, 'period', 'actor', 'area') &&
  PERIODS.some((period) => period === value.period) &&
  ACTORS.some((actor) => actor === value.actor)

/** What the activity on the dashboard is narrowed to, kept on this device. */
export const dashboardChoices = deviceValue<DashboardChoices>(
  'portal.dashboard',
  { period: '7d', actor: 'everybody', area: '' },
  isChoices,
)
