import { type Chart, type ChartState, childrenOf } from '../model/chart.ts'
import type { ChartTransition } from '../model/transitions.ts'

/** State Chart XML (W3C 2015): the structure, with guards and actions by name, since their bodies are TypeScript. */
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
  const inside = [
    ...state.entry.map((action) => `${indent}  <onentry>${raised(action)}</onentry>`),
    ...state.exit.map((action) => `${indent}  <onexit>${raised(action)}</onexit>`),
    ...state.invokes.map(({ id, src }) => `${indent}  <invoke id="${escaped(id)}" src="${escaped(src)}"/>`),
    ...chart.transitions.filter(({ source }) => source === state.id).map((one) => transitionXml(one, `${indent}  `)),
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

const transitionXml = ({ event, guard, targets, actions }: ChartTransition, indent: string): string => {
  const attributes = [
    ...(event === '' ? [] : [`event="${escaped(event)}"`]),
    ...(guard === null ? [] : [`cond="${escaped(`${guard}()`)}"`]),
    ...(targets.length === 0 ? [] : [`target="${targets.map(escaped).join(' ')}"`]),
  ]
  return `${indent}<transition ${attributes.join(' ')}>${actions.map(raised).join('')}</transition>`
}

const raised = (action: string): string => `<log label="action" expr="'${escaped(action)}'"/>`

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
