// The module as the page gets it. The three surfaces are apart in the sources alone, by who may use them.

export * from './frame.ts'
export * from './index.ts'
export * from './kit.ts'
