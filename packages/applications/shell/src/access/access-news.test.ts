import { expect, test } from '@jest/globals'
import type { AccessRequestStatus } from '@portal/contract/people/access-request.ts'
import { accessNewsOf, openOnes } from './access-news.ts'

const decider = { id: '1', email: 'marek@program.example', name: 'Marek Kowalczyk' }
const request = (id: string, status: AccessRequestStatus, decisionReason: string | null = null) => ({
  id,
  role: { id: '7', name: 'VIEWER', label: 'Viewer' },
  status,
  decidedBy: status === 'OPEN' || status === 'WITHDRAWN' ? null : decider,
  decisionReason,
})
const link = { to: '/explore/access', label: 'View my access' }

test('reports who assigned a requested role', () => {
  expect(accessNewsOf([request('1', 'GIVEN')], ['1'])).toEqual([
    {
      kind: 'success',
      title: 'Marek Kowalczyk assigned you the role you requested',
      lines: ['Viewer'],
      link,
    },
  ])
})

test('reports who declined a request, and why', () => {
  expect(accessNewsOf([request('1', 'DECLINED', 'Ask your team lead first.')], ['1'])).toEqual([
    {
      kind: 'warning',
      title: 'Marek Kowalczyk declined your request: Viewer',
      lines: ['Ask your team lead first.'],
      link,
    },
  ])
})

test('reports neither withdrawn requests nor decisions that were known before', () => {
  expect(accessNewsOf([request('1', 'WITHDRAWN'), request('2', 'GIVEN')], ['1'])).toEqual([])
})

test('asks again only about open requests', () => {
  expect(openOnes([request('1', 'OPEN'), request('2', 'GIVEN')])).toEqual(['1'])
})
