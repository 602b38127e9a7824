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
 * Runs `act` immediately, or after the current press has ended with its click: moving the page between press
 * and click would make the click miss.
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
