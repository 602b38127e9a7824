import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { SlotTable } from '@portal/routing/app-table.ts'
import { cardsIn, type PlacedCard } from '@portal/routing/cards-in.ts'
import { accessOf, useSession } from '@portal/session'

/** The tabs that other applications add to a subject. */
export function useTabCards(type: SubjectType): readonly PlacedCard[] {
  const access = accessOf(useSession())
  if (type !== 'SRCPI') return []
  return cardsIn('issuer.tabs', readPageData<SlotTable[]>(PAGE_DATA.apps, document), access)
}
