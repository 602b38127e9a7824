import type { HistoryEntry } from '@portal/ui'

export const longText = 'x'.repeat(500)

export const historyEntry: HistoryEntry = {
  id: '1',
  changedAt: '2026-11-20T12:00:00Z',
  changedBy: { name: 'Ana Ruiz', email: 'ana@example.com' },
  action: 'STATUS_UPDATE',
  changeReason: 'Requested by the owner',
  source: 'API',
  changes: [
    { path: '/status', op: 'REPLACE', before: 'ACTIVE', after: 'SUSPENDED' },
    { path: '/acquirers/0/bin', op: 'ADD', after: '412345' },
    { path: '/note', op: 'REMOVE', before: longText },
  ],
}
