import { formatNumber } from '../details/format.ts'

/** The texts of the results of a bulk action. */
export const bulkTexts = {
  results: 'Results',
  counts: (done: number, failed: number, open: number) =>
    [
      `${formatNumber(done)} done`,
      failed > 0 && `${formatNumber(failed)} failed`,
      open > 0 && `${formatNumber(open)} left`,
    ]
      .filter(Boolean)
      .join(', '),
  stop: 'Stop',
  retry: (count: number) => `Try ${formatNumber(count)} again`,
  states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed', stopped: 'Stopped' },
} as const
