/**
 * Reference of the current item in a list of which only a part fits on a small screen: centers it, also after the
 * window was resized. Scrolls only the list, from which positions are measured.
 */
export function keepInSight(item: HTMLElement | null) {
  const list = item?.parentElement
  if (!list) return
  const show = () => {
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
  }
  show()
  addEventListener('resize', show)
  return () => removeEventListener('resize', show)
}
