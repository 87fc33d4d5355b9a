export type Align = 'start' | 'end'

/** Beside its button, turned to the other side where there is no room; it goes along when what it stands in is scrolled. */
export const beside = (align: Align) =>
  ({ placement: `bottom-${align}`, strategy: 'fixed', gutter: 4, hideWhenDetached: true }) as const
