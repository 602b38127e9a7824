import { formatNumber } from '../details/format.ts'

const count = (amount: number, one: string, many: string) =>
  amount === 1 ? `1 ${one}` : `${formatNumber(amount)} ${many}`

/** The texts of the editor and of content differences. */
export const contentTexts = {
  /** By CodeMirror's phrases. */
  editor: {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole words',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
  },
  difference: {
    changes: (amount: number) => (amount === 0 ? 'No differences' : count(amount, 'change', 'changes')),
    layout: 'Show the difference',
    inline: 'Inline',
    beside: 'Side by side',
    lineBefore: 'Line before',
    textBefore: 'Text before',
    lineAfter: 'Line after',
    text: 'Text',
    textAfter: 'Text after',
    removed: 'removed',
    added: 'added',
    unfold: (amount: number) => `Show ${count(amount, 'unchanged line', 'unchanged lines')}`,
    unfoldSome: (some: number, amount: number) =>
      `Show ${formatNumber(some)} of ${count(amount, 'unchanged line', 'unchanged lines')}`,
    more: (amount: number) => `Show more, ${count(amount, 'line', 'lines')} left`,
    comment: (line: number) => `Comment on line ${formatNumber(line)}`,
    next: 'Next change',
    previous: 'Previous change',
    structure: 'By structure',
    lines: 'By line',
    whole: 'Value',
    sameValues: 'Same values; only the formatting differs',
  },
} as const
