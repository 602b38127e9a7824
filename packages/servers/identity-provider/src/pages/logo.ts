import { trusted } from './html.ts'

const shapes =
  '<rect width="28" height="28" rx="7" fill="currentColor" stroke="none"/>' +
  '<path d="M8 10.5h9.5M8 14h12M8 17.5h6" fill="none" stroke-width="2" stroke-linecap="round"/>'

export const logo = trusted(
  `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">${shapes}</svg>`,
)

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" color="#4540c9" stroke="#fff">${shapes}</svg>`

export const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`
