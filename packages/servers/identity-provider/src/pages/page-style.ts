import { createHash } from 'node:crypto'
import { fontPath } from './font-route.ts'

/** The portal's colors as [light, dark]; the sign-in page must not need the portal's bundles. */
const colors = {
  bg: ['#ffffff', '#1a1d24'],
  'bg-subtle': ['#f6f7f9', '#0f1115'],
  fg: ['#171a21', '#e6e8ec'],
  'fg-muted': ['#5b6372', '#9aa3b2'],
  border: ['#e3e6eb', '#262b34'],
  'border-control': ['#868e9d', '#6a7382'],
  accent: ['#4540c9', '#a09bf8'],
  'accent-fg': ['#ffffff', '#12111f'],
  'green-fg': ['#14663f', '#6fd0a0'],
  'red-solid': ['#c4282f', '#e5616a'],
  'red-subtle': ['#fdeced', '#32171a'],
  'red-fg': ['#a8222a', '#f59aa0'],
  'amber-subtle': ['#fdf3e1', '#2c2011'],
  'amber-fg': ['#864700', '#eab35c'],
  'blue-subtle': ['#e9f0fc', '#14233b'],
  'blue-fg': ['#1d4f9f', '#8db8f5'],
} as const

const scheme = (index: 0 | 1) =>
  Object.entries(colors)
    .map(([name, values]) => `--${name}:${values[index]}`)
    .join(';')

export const pageStyle = `
@font-face {
  font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap;
  src: url(${fontPath}) format('woff2');
}
:root { color-scheme: light dark; ${scheme(0)} }
@media (prefers-color-scheme: dark) { :root { ${scheme(1)} } }
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px 16px;
  display: flex; flex-direction: column; align-items: center; justify-content: center;
  font: 400 14px/1.45 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;
  background: var(--bg-subtle); color: var(--fg);
  -webkit-font-smoothing: antialiased;
}
/* Slightly above the middle looks centered. */
body::after { content: ''; flex: 0 1 6vh; }
main {
  width: 100%; max-width: 380px; padding: 32px;
  background: var(--bg); border: 1px solid var(--border); border-radius: 8px;
}
main.wide { max-width: 860px; }
.production main { border-top: 2px solid var(--red-solid); }
header { display: flex; align-items: center; gap: 10px; margin-bottom: 24px; }
header svg { flex: none; color: var(--accent); stroke: var(--accent-fg); }
.product { flex: 1; font-weight: 550; overflow-wrap: anywhere; }
.badge { padding: 2px 8px; border-radius: 6px; font-size: 12px; font-weight: 550; }
.sandbox .badge { background: var(--blue-subtle); color: var(--blue-fg); }
.staging .badge { background: var(--amber-subtle); color: var(--amber-fg); }
.production .badge { background: var(--red-subtle); color: var(--red-fg); }
h1 { margin: 0 0 20px; font-size: 20px; font-weight: 550; line-height: 1.3; letter-spacing: -0.01em; }
p { margin: 0 0 16px; }
p:last-child { margin-bottom: 0; }
label { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 550; }
input {
  display: block; width: 100%; height: 36px; margin-bottom: 16px; padding: 0 10px;
  font: inherit; color: inherit; background: var(--bg);
  border: 1px solid var(--border-control); border-radius: 6px;
}
/* Phones zoom into fields with smaller text. */
@media (pointer: coarse) { input { height: 44px; font-size: 16px; } button { min-height: 44px; } }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; border-color: var(--accent); }
button {
  width: 100%; min-height: 36px; margin-top: 4px; padding: 0 16px; cursor: pointer;
  font: inherit; font-weight: 550; color: var(--accent-fg); background: var(--accent);
  border: 1px solid transparent; border-radius: 6px;
}
button:hover { background: color-mix(in srgb, var(--accent) 90%, transparent); }
button.quiet { width: auto; margin: 0 0 12px; color: var(--fg); background: var(--bg); border-color: var(--border-control); }
button.quiet:hover { background: var(--bg-subtle); }
a { color: var(--accent); text-underline-offset: 2px; border-radius: 2px; }
.alert {
  margin-bottom: 20px; padding: 10px 12px; border-radius: 6px;
  background: var(--red-subtle); color: var(--red-fg); border-inline-start: 3px solid var(--red-solid);
}
.alert p { margin: 0 0 4px; }
ul { margin: 0; padding-inline-start: 18px; }
.rules { margin: 0 0 16px; color: var(--fg-muted); font-size: 13px; }
.rules [data-kept] { color: var(--green-fg); }
.rules [data-kept]::marker { content: '✓ '; }
.state { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
input[readonly] { color: var(--fg-muted); background: var(--bg-subtle); }
.help { margin: 20px 0 0; padding-top: 16px; border-top: 1px solid var(--border); color: var(--fg-muted); font-size: 13px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--border); }
th { font-size: 13px; font-weight: 550; color: var(--fg-muted); }
td { overflow-wrap: break-word; }
td time { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--fg-muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.letter {
  margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit;
  background: var(--bg-subtle); border: 1px solid var(--border); border-radius: 6px;
}
.reference { color: var(--fg-muted); font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; }
/* On phones, a row is a card: its first cell, then label and value line by line. */
@media (max-width: 640px) {
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: 12px 0; border-bottom: 1px solid var(--border); }
  td { display: flex; gap: 12px; padding: 2px 0; border: 0; overflow-wrap: anywhere; }
  td[data-label]::before { content: attr(data-label); flex: 0 0 64px; color: var(--fg-muted); font-size: 13px; }
}
@media (max-width: 420px) { main { padding: 24px 20px; } }
`

/** Admits only this style in a content security policy. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
