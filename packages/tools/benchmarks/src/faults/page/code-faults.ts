import type { CodeFault } from './page-fault.ts'

type Expected = CodeFault['expected']

const row = (name: string, expected: Expected, code: string, how: string): CodeFault => ({
  name,
  expected,
  code,
  how,
})

const failing = (...counted: Expected['counted']): Expected => ({ seen: 'failure', counted })
const staying = (...counted: Expected['counted']): Expected => ({ seen: 'screen', counted })

const NEVER = 'if (isThere()) await new Promise(() => {})'
const BUSY_MS = 3_000
const HOG_MEGABYTES = 300

/** Replaces one lifecycle of whatever mounts. */
const lifecycle = (name: string, before: string, after = '') =>
  `{ lifecycles: (own) => ({ ${name}: async (props) => { ${before}; await own.${name}(props); ${after} } }) }`

const LATER = 'setTimeout(() => fail(), 500)'

/** Replaces a component that a shared module gives. */
const component = (module: string, name: string) =>
  `{ imports: (of, given) => of !== '${module}' ? given : {
    ...given, ${name}: (props) => { fail(); return given.${name}(props) }
  } }`

const EVERYWHERE = `{
  lifecycles: (own) => Object.fromEntries(['bootstrap', 'mount', 'unmount'].map((name) =>
    [name, async (props) => { ${LATER}; fail(); return own[name](props) }])),
}`

/** Once in a page: each card would do the same. */
const BUSY = `if (isThere() && !globalThis.wasBusy) {
  globalThis.wasBusy = true
  for (const until = performance.now() + ${BUSY_MS}; performance.now() < until;);
}`
const HOG = `if (isThere()) globalThis.hog ??= Array.from({ length: ${HOG_MEGABYTES} }, () => new Uint8Array(1e6).fill(1))`

export const CODE_FAULTS: readonly CodeFault[] = [
  row('none', staying(), '{}', 'Nothing is wrong, for comparison.'),
  row(
    'wrong-library',
    // A bundle binds the names of its libraries once per page.
    { ...failing('evaluate', 'bootstrap', 'mount', 'render'), back: 'load' },
    `{ imports: (of, given) => of === 'react-router-dom' && isThere() ? {} : given }`,
    'A shared library provides none of the names that the bundle imports.',
  ),
  row('throws-at-execute', failing('evaluate'), '{ execute: fail }', 'The entry throws when it runs.'),
  row('throws-at-bootstrap', failing('bootstrap'), lifecycle('bootstrap', 'fail()'), 'bootstrap() rejects.'),
  row('throws-at-mount', failing('mount'), lifecycle('mount', 'fail()'), 'mount() rejects.'),
  row('throws-at-unmount', staying('unmount'), lifecycle('unmount', 'fail()'), 'unmount() rejects.'),
  row('never-mounts', failing('hang'), lifecycle('mount', NEVER), 'mount() never resolves.'),
  row('never-unmounts', staying('unmount'), lifecycle('unmount', NEVER), 'unmount() never resolves.'),
  row(
    'throws-in-frame',
    failing('mount', 'render'),
    component('@tanstack/react-query', 'QueryClientProvider'),
    'The frame around the screens throws while it is rendered.',
  ),
  row('throws-in-screen', failing('render'), component('@portal/ui', 'Page'), 'The screen throws.'),
  row('throws-in-timer', staying('script'), lifecycle('mount', '', LATER), 'A timer throws.'),
  row(
    'throws-everywhere',
    failing('bootstrap'),
    EVERYWHERE,
    'Every lifecycle throws, also of cards, and timers.',
  ),
  row(
    'busy-loop',
    { ...staying(), busyMs: BUSY_MS },
    lifecycle('mount', BUSY),
    'mount() keeps the page busy for 3 s.',
  ),
  row('memory-hog', staying(), lifecycle('mount', HOG), `mount() takes ${HOG_MEGABYTES} MB and keeps them.`),
]
