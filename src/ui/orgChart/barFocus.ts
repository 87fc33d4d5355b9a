export const BAR = 'selected-person'

/** From the tree to what can be done with the person; Escape leads back. */
export const focusSelectedBar = (): void =>
  document.getElementById(BAR)?.querySelector<HTMLElement>('a, button')?.focus()
