import { expect, test } from '@jest/globals'
import { reviewNewsOf } from './review-news.ts'

const author = { id: '1', email: 'eric@program.example', name: 'Éric Delacroix' }
const review = (id: string) => ({
  id,
  dirId: 'terms',
  number: `CR-${id}`,
  title: `Publish terms ${id}`,
  author,
})

test('reports who asks for a review, with a link to it', () => {
  expect(reviewNewsOf([review('7')], [])).toEqual([
    {
      kind: 'info',
      title: 'Éric Delacroix asks you to review CR-7',
      lines: ['Publish terms 7'],
      link: { to: '/resources/terms/change-requests/7', label: 'Review' },
    },
  ])
})

test('reports each request once', () => {
  expect(reviewNewsOf([review('1')], ['1'])).toEqual([])
})

test('reports many requests in one message', () => {
  const reviews = ['1', '2', '3', '4'].map(review)
  expect(reviewNewsOf(reviews, [])).toEqual([
    {
      kind: 'info',
      title: '4 change requests need your review',
      link: { to: '/', label: 'View them on the dashboard' },
    },
  ])
})
