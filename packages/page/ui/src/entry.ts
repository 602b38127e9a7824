// The module as the page loads it. The three surfaces are separate only in the sources, by who can use them.

export * from './blocks.ts'
export * from './frame.ts'
export * from './index.ts'
