let isPressed = false

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    true,
  )
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(
      end,
      () => {
        isPressed = false
      },
      true,
    )
  }
}

/**
 * Does it at once, or once the pointer that is down now has come up and its click is through: what moves the page
 * between press and click lets the click miss.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const end = () => {
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    setTimeout(act)
  }
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}
