// One after the other: two that run side by side measure each other.
await import('./page-speed.ts')
await import('./kit-speed.ts')
await import('./rule-speed.ts')

export {}
