/** Where a key leads in a list of `count` rows of which `page` fit the window; undefined for keys that do not move. */
export const movedTo = (key: string, current: number, count: number, page: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1))
}
