import { expect, test } from '@jest/globals'
import { readDemoSettings } from './demo-settings.ts'

test('demo data is relative to the start of the day by default', () => {
  const { at, ...others } = readDemoSettings({})
  expect(at.toISOString()).toMatch(/T00:00:00\.000Z$/)
  expect(others).toEqual({ seed: '20260101', dpas: 5200 })
})

test('seed, day and number of DPAs can be chosen', () => {
  expect(readDemoSettings({ SEED: 'x', SEED_INSTANT: '2026-01-01T00:00:00Z', SEED_DPAS: '7' })).toEqual({
    seed: 'x',
    at: new Date('2026-01-01T00:00:00Z'),
    dpas: 7,
  })
})

test('names an invalid setting', () => {
  expect(() => readDemoSettings({ SEED_DPAS: 'many' })).toThrow('The setting SEED_DPAS is not valid')
})
