import { PAGE_DATA } from '@portal/contract/portal-config.ts'

// Replaces the data embedded in the page.
document.getElementById(PAGE_DATA.trials)?.remove()
const block = Object.assign(document.createElement('script'), {
  type: 'application/json',
  id: PAGE_DATA.trials,
})
block.textContent = JSON.stringify({ '@portal/shops': { stable: '1.4.2', because: 'canary' } })
document.head.append(block)
