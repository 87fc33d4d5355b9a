import { type Chart, type ChartState, childrenOf } from '../model/chart.ts'
import { type ChartTransition, delayNamed } from '../model/transitions.ts'

/**
 * State Chart XML (W3C 2015): the structure, with guards and actions by name, since their bodies are TypeScript.
 *
 * What XState decides otherwise than SCXML is written out: there the first transition in the document goes first, and an
 * event `a` is heard by every state that waits for `a` as well as `a.b`. So the exact ones stand before the wildcards,
 * the longer before the shorter, and a name that begins another is asked for to the letter.
 */
export const scxml = (chart: Chart): string => {
  const root = chart.states[0]
  if (root === undefined) return ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${escaped(chart.id)}">`,
    ...stateXml(chart, root, '  '),
    '</scxml>',
    '',
  ].join('\n')
}

const stateXml = (chart: Chart, state: ChartState, indent: string): ReadonlyArray<string> => {
  const initial = state.initial === null ? '' : ` initial="${escaped(state.initial)}"`
  const own = chart.transitions.filter(({ source }) => source === state.id).toSorted(mostExactFirst)
  const timers = [...new Map(own.filter(isTimer).map((arrow) => [arrow.event, arrow])).values()]
  const inside = [
    ...state.entry.map((action) => `${indent}  <onentry>${raised(action)}</onentry>`),
    ...timers.map((timer) => `${indent}  <onentry>${timerXml(timer)}</onentry>`),
    ...state.exit.map((action) => `${indent}  <onexit>${raised(action)}</onexit>`),
    ...timers.map(({ event }) => `${indent}  <onexit><cancel sendid="${escaped(eventName(event))}"/></onexit>`),
    ...state.invokes.map(({ id, src }) => `${indent}  <invoke id="${escaped(id)}" src="${escaped(src)}"/>`),
    ...own.map((one) => transitionXml(chart, state, one, `${indent}  `)),
    ...childrenOf(chart, state.id).flatMap((child) => stateXml(chart, child, `${indent}  `)),
  ]
  const tag = elements[state.kind]
  return [`${indent}<${tag} id="${escaped(state.id)}"${initial}>`, ...inside, `${indent}</${tag}>`]
}

const elements: Readonly<Record<ChartState['kind'], string>> = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
}

/** Those of one event keep their order, in which they are asked. */
const mostExactFirst = ({ event: one }: ChartTransition, { event: other }: ChartTransition): number =>
  Number(one.endsWith('*')) - Number(other.endsWith('*')) || eventName(other).length - eventName(one).length

const isTimer = ({ event }: ChartTransition): boolean => delayNamed(event) !== null

const timerXml = ({ event, delay }: ChartTransition): string => {
  const name = escaped(eventName(event))
  const wait = delay === undefined ? `delayexpr="${escaped(`${delayNamed(event)}()`)}"` : `delay="${delay}ms"`
  return `<send id="${name}" event="${name}" ${wait}/>`
}

const transitionXml = (chart: Chart, state: ChartState, arrow: ChartTransition, indent: string): string => {
  const { event, actions } = arrow
  const condition = conditionOf(chart, arrow)
  const targets = targetsOf(state, arrow)
  const isInternal = !arrow.reenter && targets.length > 0 && targets.every((id) => id.startsWith(`${state.id}.`))
  const attributes = [
    ...(event === '' ? [] : [`event="${escaped(eventName(event))}"`]),
    ...(condition === '' ? [] : [`cond="${escaped(condition)}"`]),
    ...(targets.length === 0 ? [] : [`target="${targets.map(escaped).join(' ')}"`]),
    ...(isInternal ? ['type="internal"'] : []),
  ]
  return `${indent}<transition ${attributes.join(' ')}>${actions.map(raised).join('')}</transition>`
}

const conditionOf = ({ transitions }: Chart, { event, guard }: ChartTransition): string => {
  const name = eventName(event)
  const isBeginning = event !== '' && transitions.some((other) => eventName(other.event).startsWith(`${name}.`))
  return [...(isBeginning ? [`_event.name === '${name}'`] : []), ...(guard === null ? [] : [`${guard}()`])].join(' && ')
}

/** What leads a state to itself without leaving it begins what is within it anew; where nothing is, it stays. */
const targetsOf = ({ id, initial }: ChartState, { targets, reenter }: ChartTransition): ReadonlyArray<string> =>
  reenter ? targets : targets.flatMap((target) => (target === id ? (initial ?? []) : target))

const names: ReadonlyArray<readonly [RegExp, string]> = [
  [/^xstate\.done\.actor\./, 'done.invoke.'],
  [/^xstate\.error\.actor\./, 'error.platform.'],
  [/^xstate\.done\.state\./, 'done.state.'],
  [/^xstate\.after\./, 'after.'],
]

/** As SCXML calls what the machine is told by itself and by its actors. */
const eventName = (event: string): string => {
  const known = names.find(([pattern]) => pattern.test(event))
  return known ? event.replace(...known) : event
}

const raised = (action: string): string => `<log label="action" expr="'${escaped(action)}'"/>`

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
