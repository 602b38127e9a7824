// Run one at a time: concurrent runs would skew each other's results.
await import('./page-speed.ts')
await import('./kit-speed.ts')
await import('./rule-speed.ts')

export {}
