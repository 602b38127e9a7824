import parseLicense, { type Info } from 'spdx-expression-parse'

/** They ask for no more than to be named, so the sources of the portal stay its owner's. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Of fonts.
  'OFL-1.1',
]

function allows(info: Info): boolean {
  if ('license' in info) return ALLOWED.includes(info.license)
  const [left, right] = [allows(info.left), allows(info.right)]
  return info.conjunction === 'or' ? left || right : left && right
}

/** Whether a library with this license, as an SPDX expression, may be part of what is delivered. */
export function isAllowedLicense(license: string): boolean {
  try {
    return allows(parseLicense(license))
  } catch {
    // A name of its own, which somebody has to read first.
    return false
  }
}
