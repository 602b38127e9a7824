import { expect } from '@jest/globals'
import axe from 'axe-core'

// Both need a canvas, which jsdom has not. The test of the tokens proves the contrasts.
const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } }

/** Fails with the list of what axe finds. */
export async function expectAccessible(container: Element) {
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
