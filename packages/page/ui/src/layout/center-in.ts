type Maybe = HTMLElement | null | undefined

/** On a small screen not all items fit: centers one, scrolling only the list, from which positions are measured. */
export function centerIn(list: Maybe, item: Maybe): void {
  if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}
