import parseLicense, { type Info } from 'spdx-expression-parse'

/** They only require attribution, so the portal's own sources stay private. */
const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
]

function allows(info: Info): boolean {
  if ('license' in info) return ALLOWED.includes(info.license)
  const [left, right] = [allows(info.left), allows(info.right)]
  return info.conjunction === 'or' ? left || right : left && right
}

/** Whether a library with this license (SPDX expression) may be part of a release. */
export function isAllowedLicense(license: string): boolean {
  try {
    return allows(parseLicense(license))
  } catch {
    // A license without an SPDX name must be read first.
    return false
  }
}
