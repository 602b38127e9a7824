import { deviceValue, hasTexts } from '../device/device-value.ts'
import { PERIODS, type Period } from './period.ts'

export const ACTORS = ['everybody', 'me'] as const
export type Actor = (typeof ACTORS)[number]

interface DashboardChoices {
  readonly period: Period
  readonly actor: Actor
  /** The area whose changes are shown; empty for all. */
  readonly area: string
}

const isChoices = (value: unknown): value is DashboardChoices =>
  hasTexts(value, 'period', 'actor', 'area') &&
  PERIODS.some((period) => period === value.period) &&
  ACTORS.some((actor) => actor === value.actor)

/** The filters of the dashboard's activity, kept on this device. */
export const dashboardChoices = deviceValue<DashboardChoices>(
  'portal.dashboard',
  { period: '7d', actor: 'everybody', area: '' },
  isChoices,
)
