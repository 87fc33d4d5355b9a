/** What is made to stand out, by the id of the state or transition: the class says how (`draw/style.ts`). */
export interface Marks {
  readonly states?: Readonly<Record<string, Mark>>
  readonly transitions?: Readonly<Record<string, Mark>>
}

export type Mark = 'chosen' | 'lit' | 'walked' | 'leaving'

/** Lights a mounted chart anew: only classes change, nothing is drawn. */
export const mark = (svg: Element, { states = {}, transitions = {} }: Marks): void => {
  for (const lit of svg.querySelectorAll('[class*="is-"]')) {
    lit.classList.remove(...[...lit.classList].filter((name) => name.startsWith('is-')))
  }
  if (Object.keys(states).length > 0) {
    for (const state of svg.querySelectorAll<SVGElement>('[data-state]')) {
      const how = states[state.dataset.state ?? '']
      if (how !== undefined) state.classList.add(`is-${how}`)
    }
  }
  if (Object.keys(transitions).length === 0) return
  for (const arrow of svg.querySelectorAll<SVGElement>('[data-transitions]')) {
    const marked = (arrow.dataset.transitions ?? '').split('\n').flatMap((id) => transitions[id] ?? [])
    if (marked.length > 0) arrow.classList.add(...new Set(marked.map((how) => `is-${how}`)))
  }
  for (const text of svg.querySelectorAll<SVGElement>('[data-transition]')) {
    const how = transitions[text.dataset.transition ?? '']
    if (how !== undefined) text.classList.add(`is-${how}`)
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
