import { expect } from '@jest/globals'
import axe from 'axe-core'

// Both rules need a canvas, which jsdom lacks. The test of the tokens proves the contrasts.
const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } }

/** Fails with the list of axe violations. */
export async function expectAccessible(container: Element) {
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
