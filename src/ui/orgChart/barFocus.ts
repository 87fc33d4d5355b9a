export const BAR = 'selected-person'

/** From the tree to what can be done with the person; Escape leads back. */
export const focusSelectedBar = (): void =>
  document.getElementById(BAR)?.querySelector<HTMLElement>('a, button')?.focus()

/** To the card or line that the keys of the tree begin at. */
export const focusStop = (): void =>
  document.querySelector<HTMLElement>('main [role=tree] [tabindex="0"]')?.focus({ preventScroll: true })
