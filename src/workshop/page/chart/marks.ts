/** What is made to stand out, by the id of the state or transition: the class says how (`draw/style.ts`). */
export interface Marks {
  readonly states?: Readonly<Record<string, Mark>>
  readonly transitions?: Readonly<Record<string, Mark>>
}

type Mark = 'chosen' | 'lit' | 'walked' | 'leaving'

/** Lights a mounted chart anew: only classes change, nothing is drawn, and what stays lit is not touched. */
export const mark = (svg: Element, { states = {}, transitions = {} }: Marks): void => {
  const wanted = new Map<Element, ReadonlySet<string>>()
  const light = (element: Element, hows: ReadonlyArray<Mark | undefined>) => {
    const names = hows.flatMap((how) => (how === undefined ? [] : `is-${how}`))
    if (names.length > 0) wanted.set(element, new Set(names))
  }
  if (Object.keys(states).length > 0) {
    for (const state of svg.querySelectorAll<SVGElement>('[data-state]'))
      light(state, [states[state.dataset.state ?? '']])
  }
  if (Object.keys(transitions).length > 0) {
    for (const arrow of svg.querySelectorAll<SVGElement>('[data-transitions]'))
      light(
        arrow,
        (arrow.dataset.transitions ?? '').split('\n').map((id) => transitions[id]),
      )
    for (const text of svg.querySelectorAll<SVGElement>('[data-transition]'))
      light(text, [transitions[text.dataset.transition ?? '']])
  }
  for (const lit of svg.querySelectorAll('[class*="is-"]')) {
    const stay = wanted.get(lit)
    const gone = [...lit.classList].filter((name) => name.startsWith('is-') && !stay?.has(name))
    if (gone.length > 0) lit.classList.remove(...gone)
  }
  for (const [element, names] of wanted) {
    const come = [...names].filter((name) => !element.classList.contains(name))
    if (come.length > 0) element.classList.add(...come)
  }
}

/** The state or transition at a place of the picture, by its id. */
export const idAt = (target: EventTarget | null): string | null => {
  if (!(target instanceof Element)) return null
  const text = target.closest<SVGElement>('[data-transition]')
  if (text) return text.dataset.transition ?? null
  const arrow = target.closest<SVGElement>('[data-transitions]')
  if (arrow) return arrow.dataset.transitions?.split('\n')[0] || null
  return target.closest<SVGElement>('[data-state]')?.dataset.state ?? null
}
