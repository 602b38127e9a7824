/** Sorts elements in document order; missing ones come last. */
export function byPlace(one: Element | null, other: Element | null): number {
  if (!one || !other) return Number(!one) - Number(!other)
  if (one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
